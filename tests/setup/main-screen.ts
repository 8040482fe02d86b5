import { expect, type Locator, type Page } from "@playwright/test";
import { Editor } from "./editor.ts";
import { atRest, nextFrame, pageReady } from "./page-ready.ts";

/** Page object of the main screen in both layouts, by accessible names and roles. */
export class MainScreen {
  readonly page: Page;
  readonly #hasTouch: boolean;
  /** The drawing; its box is the drawing area. */
  readonly drawing: Locator;
  /** The editor drawer of the layout below 900 px. */
  readonly drawer: Locator;
  readonly editButton: Locator;
  readonly apply: Locator;
  readonly addTile: Locator;
  /** What the comparison comes to. */
  readonly answer: Locator;
  /** The open menu. */
  readonly menu: Locator;
  /** The editors, in the list's order. */
  readonly editors: Locator;
  readonly tools: Readonly<Record<"arrange" | "view" | "show" | "details" | "undo" | "redo" | "share", Locator>>;

  constructor(page: Page, { hasTouch = false } = {}) {
    this.page = page;
    this.#hasTouch = hasTouch;
    this.drawing = page.getByRole("img", { name: /^Comparison of/ });
    this.drawer = page.getByRole("dialog", { name: "Edit screens" });
    this.editButton = page.getByRole("button", { name: "Edit screens" });
    this.apply = this.drawer.getByRole("button", { name: "Apply" });
    this.addTile = page.getByRole("button", { name: "Add screen" });
    this.answer = page.getByRole("region", { name: "Answer" });
    this.menu = page.getByRole("menu");
    this.editors = page.getByRole("group", { name: /^Screen \d+$/ });
    const tool = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
    this.tools = {
      arrange: tool("Arrange"),
      view: tool("View"),
      show: tool("Show"),
      details: tool("Details"),
      undo: tool("Undo"),
      redo: tool("Redo"),
      share: tool("Share"),
    };
  }

  /** Opens `/` without the intro and waits until it is ready. */
  static async open(page: Page, site: string, search = ""): Promise<MainScreen> {
    await skipIntro(page, site);
    return MainScreen.visit(page, site, search);
  }

  /** Opens `/` as it is for this browser and waits until it is ready. On a first visit the intro opens. */
  static async visit(page: Page, site: string, search = ""): Promise<MainScreen> {
    await page.goto(`${site}/${search}`);
    const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    const screen = new MainScreen(page, { hasTouch });
    await screen.ready();
    return screen;
  }

  /** True below 900 px, where the editors are in the drawer. */
  get narrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 900;
  }

  /** Waits until the page is hydrated and painted. */
  async ready(): Promise<void> {
    await pageReady(this.page);
    await expect(this.page.locator("table[data-ready=false]")).toHaveCount(0);
    await this.nextFrame();
  }

  /** Waits until a finger can move the drawers: that script loads after the page. */
  async swipesReady(): Promise<void> {
    await this.page.locator("html[data-swipe-left][data-swipe-right]").waitFor({ state: "attached" });
  }

  /** Taps on a touch screen, clicks otherwise. */
  async press(target: Locator): Promise<void> {
    await (this.#hasTouch ? target.tap() : target.click());
  }

  /** Waits until the browser has painted the last change. */
  async nextFrame(): Promise<void> {
    await nextFrame(this.page);
  }

  /** Waits for the next frame, except without scripts: then nothing changes, and no callback runs. */
  async #painted(): Promise<void> {
    const runsScripts = await this.page.evaluate(() => document.documentElement.dataset.ready !== undefined);
    if (runsScripts) await this.nextFrame();
  }

  /** Opens the drawer with the editors below 900 px; does nothing on desktop. */
  async showEditors(): Promise<void> {
    if (!this.narrow) return;
    // The drawer itself may still be missing: it comes back a moment after the window is narrow again.
    if ((await this.editButton.getAttribute("aria-expanded")) === "false") await this.press(this.editButton);
    await this.drawerAtRest("open");
  }

  /** How many pixels the page could scroll. */
  async overflow(): Promise<{ x: number; y: number }> {
    return this.page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
    });
  }

  /** Waits until all animations have finished. */
  async atRest(): Promise<void> {
    await atRest(this.page);
  }

  /** Waits until the drawer is fully open or shut. */
  async drawerAtRest(state: "open" | "shut"): Promise<void> {
    if (state === "shut") await expect(this.drawer).toBeHidden();
    else await expect.poll(async () => (await this.drawer.boundingBox())?.x).toBe(0);
  }

  editor(number: number): Editor {
    return new Editor(this.page, number);
  }

  /** A common comparison below the editors, or the one at the end of a phone's answer. */
  starter(name: RegExp, { inAnswer = false } = {}): Locator {
    const panel = this.narrow ? this.drawer : this.page.getByRole("region", { name: "Screens" });
    return (inAnswer && this.narrow ? this.answer : panel).getByRole("link", { name });
  }

  /** Commits what is typed for one screen: its green check on desktop, Apply for all below 900 px. */
  async commit(number: number): Promise<void> {
    if (this.narrow) {
      await this.press(this.apply);
      await this.drawerAtRest("shut");
    } else {
      await this.editor(number).check.click();
    }
  }

  /** Closes the drawer below 900 px, which covers the toolbar. */
  async showDrawing(): Promise<void> {
    if (!this.narrow || !(await this.drawer.isVisible())) return;
    // A note in a card has one, too.
    await this.press(this.drawer.getByRole("button", { name: "Close" }).first());
    await this.drawerAtRest("shut");
  }

  /** Opens the menu of a button and chooses from it. */
  async choose(button: Locator, ...items: string[]): Promise<void> {
    await this.press(button);
    for (const name of items) await this.press(this.menuItem(name));
  }

  /** An item of the open menu, either an action or a choice. */
  menuItem(name: string): Locator {
    return this.menu
      .getByRole("menuitem", { name, exact: true })
      .or(this.menu.getByRole("menuitemradio", { name, exact: true }))
      .or(this.menu.getByRole("menuitemcheckbox", { name, exact: true }));
  }

  /** Types diagonal and ratio into a visible editor. */
  async describe(number: number, length: string, width: string, height: string): Promise<void> {
    const editor = this.editor(number);
    await editor.length.fill(length);
    await editor.width.fill(width);
    await editor.height.fill(height);
  }

  /** The drawing area and the outlines in painting order as the next frame shows them, in pixels of the window. */
  async drawn(): Promise<Drawn> {
    await this.#painted();
    return this.drawing.evaluate((drawing) => {
      const boxOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      return {
        area: boxOf(drawing),
        outlines: [...drawing.querySelectorAll("[data-outline]")].map((outline) => ({
          number: Number(outline.getAttribute("data-outline")),
          stroke: getComputedStyle(outline).stroke,
          opacity: Number(getComputedStyle(outline).opacity),
          ...boxOf(outline),
        })),
      };
    });
  }

  /** The outlines' labels as the next frame shows them, in pixels of the window. */
  async labels(): Promise<DrawnLabel[]> {
    await this.#painted();
    return this.drawing.locator("[data-label]").evaluateAll((labels) =>
      labels.map((label) => {
        const boxOf = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        };
        const capsule = label.querySelector(":scope > text")?.previousElementSibling ?? label;
        const dot = label.querySelector("[data-leader] circle");
        return {
          number: Number(label.getAttribute("data-label")),
          ...boxOf(capsule),
          dot: dot === null ? null : boxOf(dot),
        };
      }),
    );
  }

  /** The outlines' colours by the screens' numbers. */
  async strokes(): Promise<Map<number, string>> {
    return new Map((await this.drawn()).outlines.map(({ number, stroke }) => [number, stroke]));
  }

  async tileColour(): Promise<string> {
    return this.addTile.evaluate((tile) => getComputedStyle(tile).borderTopColor);
  }

  /** Pastes from the clipboard with the keyboard. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await this.page.keyboard.press("ControlOrMeta+V");
  }

  /** Drops a text that is dragged from another window. */
  async drop(text: string, target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error("The target is not in view.");
    const session = await this.page.context().newCDPSession(this.page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [{ mimeType: "text/plain", data: text }], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await session.send("Input.dispatchDragEvent", { type, ...at, data });
    }
    await session.detach();
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnOutline extends Box {
  number: number;
  stroke: string;
  opacity: number;
}

/** A label's capsule, and the dot of its leader, if it has one. */
export interface DrawnLabel extends Box {
  number: number;
  dot: Box | null;
}

export interface Drawn {
  area: Box;
  outlines: DrawnOutline[];
}

/** S3: sets the cookies of a visitor who has ticked "Do not show on startup" in both layouts. */
export async function skipIntro(page: Page, site: string): Promise<void> {
  await page.context().addCookies(["SKIP_INTRO_D", "SKIP_INTRO_M"].map((name) => ({ name, value: "1", url: site })));
}
