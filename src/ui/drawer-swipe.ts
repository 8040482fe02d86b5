/** In pixels from the edge of the window (S9.5). */
export const SWIPE_AREA = 20;
/** In pixels a second. */
const FLING = 450;
/** The part of the drawer's width that a slow drag must pass. */
const HYSTERESIS = 0.52;

/** A finger's speed when it is lifted is what it did within this time before, in milliseconds. */
const SPEED_WINDOW = 100;
/** Nearer to its start a finger has no direction yet. In pixels. */
const UNDECIDED = 4;

/** Where a finger was, in pixels, and when, in milliseconds. */
export interface FingerAt {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** One finger's way across the glass, as a drawer reads it. */
export class DrawerSwipe {
  readonly #wasOpen: boolean;
  readonly #way: FingerAt[];
  /** 1 where a finger opens the drawer to the right, -1 to the left. */
  readonly #opening: 1 | -1;

  constructor({ side, wasOpen, start }: { side: "left" | "right"; wasOpen: boolean; start: FingerAt }) {
    this.#wasOpen = wasOpen;
    this.#opening = side === "left" ? 1 : -1;
    this.#way = [start];
  }

  moveTo(finger: FingerAt): void {
    this.#way.push(finger);
  }

  /** Across the window the finger moves the drawer, along it it scrolls; null while that is not clear. */
  get direction(): "across" | "along" | null {
    const start = this.#start;
    const decided = this.#way.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= UNDECIDED);
    if (decided === undefined) return null;
    return Math.abs(decided.x - start.x) > Math.abs(decided.y - start.y) ? "across" : "along";
  }

  /** How far the drawer follows the finger open: 0 is shut, 1 is open. */
  openness(drawerWidth: number): number {
    const moved = (this.#opening * (this.#last.x - this.#start.x)) / drawerWidth;
    return Math.min(1, Math.max(0, (this.#wasOpen ? 1 : 0) + moved));
  }

  /** Whether the drawer is open when the finger is lifted at `time`: a fling decides by its direction, else the way. */
  endsOpen(drawerWidth: number, time: number): boolean {
    const speed = this.#opening * this.#speed(time);
    if (Math.abs(speed) > FLING) return speed > 0;
    const openness = this.openness(drawerWidth);
    return this.#wasOpen ? 1 - openness <= HYSTERESIS : openness > HYSTERESIS;
  }

  /** In pixels a second, positive to the right; zero for a finger that rested before it was lifted. */
  #speed(lifted: number): number {
    const first = this.#way.find(({ time }) => lifted - time <= SPEED_WINDOW);
    if (first === undefined || lifted <= first.time) return 0;
    return ((this.#last.x - first.x) / (lifted - first.time)) * 1000;
  }

  get #start(): FingerAt {
    return this.#way[0] as FingerAt;
  }

  get #last(): FingerAt {
    return this.#way.at(-1) as FingerAt;
  }
}
