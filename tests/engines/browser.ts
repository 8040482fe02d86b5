/** What the journeys need of a browser. Each driver has one adapter, as thin as it can be. */
export interface Browser {
  /** Opens the only page, in a window without former visits. */
  open(options: WindowOptions): Promise<BrowserPage>;
  /** Ends the browser and what it needs. */
  close(): Promise<void>;
}

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
}

/** In CSS pixels from the window's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowRight";

export interface BrowserPage {
  /** Starts to load a page and returns when the new document is there, whatever its scripts do. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function without outer variables in the page. Its arguments and its result are JSON. */
  evaluate<Args extends unknown[], Result>(body: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses, moves and lets go. */
  drag(from: Place, to: Place): Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** As a PNG file. */
  screenshot(): Promise<Buffer>;
  /** As a PDF file, where the driver can print. */
  print?(): Promise<Buffer>;
  /** The folder where downloads arrive under the names that the site gives them. */
  readonly downloads: string;
  /** The errors that the browser has reported since it was opened. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Waits until a new document has replaced the one with the mark. */
export const MARK_DOCUMENT = (): void => {
  document.documentElement.dataset.left = "";
};
export const isNewDocument = (): boolean =>
  document.readyState !== "loading" && document.documentElement.dataset.left === undefined;
