import { expect } from "vitest";
import type { BrowserPage, Key } from "./browser.ts";

/** How long a visitor waits for something, in milliseconds. */
const PATIENCE = 15_000;

export type Role =
  | "article"
  | "button"
  | "checkbox"
  | "dialog"
  | "link"
  | "menuitem"
  | "option"
  | "region"
  | "searchbox"
  | "slider"
  | "textbox";

export interface Found {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Uses a page as a visitor does: by role and name, with a real mouse and keyboard. */
export class Visitor {
  readonly page: BrowserPage;
  readonly #site: string;

  constructor(page: BrowserPage, site: string) {
    this.page = page;
    this.#site = site;
  }

  /** Opens a page and waits until its scripts run. */
  async visit(path: string): Promise<void> {
    await this.page.goto(this.#site + path);
    await this.ready();
  }

  /** Waits until the page's scripts run. */
  async ready(): Promise<void> {
    await this.until(() => document.documentElement.dataset.ready !== undefined, "the page is ready");
  }

  /** Waits until the function, which runs in the page, returns something true, and returns that. */
  async until<Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    what: string,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let result: Awaited<Result> | undefined;
    const look = async () => {
      // Between two documents there is none.
      result = await this.page.evaluate(body, ...args).catch(() => undefined);
      return Boolean(result);
    };
    await expect.poll(look, { timeout: PATIENCE, interval: 30, message: what }).toBe(true);
    return result as NonNullable<Awaited<Result>>;
  }

  /** The place of the only visible element with this role and name, once it rests and nothing lies over it. */
  async find(role: Role, name: string, within = ":root"): Promise<Found> {
    let before = "";
    for (;;) {
      const found = await this.until(locate, `${role} “${name}”`, role, name, within, "at rest");
      if (JSON.stringify(found) === before) return found;
      before = JSON.stringify(found);
    }
  }

  async expectNone(role: Role, name: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(locate, role, name, ":root", "any"), { timeout: PATIENCE }).toBeNull();
  }

  async click(role: Role, name: string, within?: string): Promise<void> {
    const { x, y, width, height } = await this.find(role, name, within);
    await this.page.click(x + width / 2, y + height / 2);
  }

  async hover(role: Role, name: string): Promise<void> {
    const { x, y, width, height } = await this.find(role, name);
    await this.page.move(x + width / 2, y + height / 2);
  }

  /** Types over what an input has, which the site selects with the focus. */
  async type(name: string, text: string, within?: string): Promise<void> {
    await this.click("textbox", name, within);
    await this.until(() => document.activeElement instanceof HTMLInputElement, "an input has the focus");
    await this.page.type(text);
  }

  press(key: Key): Promise<void> {
    return this.page.press(key);
  }

  /** Opens the menu of a button and chooses from it. */
  async choose(button: string, ...items: string[]): Promise<void> {
    await this.click("button", button, "main");
    for (const item of items) await this.click("menuitem", item);
  }

  /** Waits until the address, without the host, is this. */
  async expectAddress(address: string): Promise<void> {
    const read = () => this.page.evaluate(() => location.pathname + location.search);
    await expect.poll(read, { timeout: PATIENCE, interval: 30 }).toBe(address);
  }
}

/**
 * The place of the element, or null. `at rest`, also null while the next frame shows an animation, except those without an end:
 * before that frame, a busy WebKit calls an animation finished and still has its elements on their way. Runs in the page, so it
 * uses nothing from outside.
 */
async function locate(role: string, name: string, within: string, state: "at rest" | "any"): Promise<Found | null> {
  if (state === "at rest") {
    await new Promise(requestAnimationFrame);
    const isMoving = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    if (document.getAnimations().some(isMoving)) return null;
  }
  const selectors: Record<string, string> = {
    article: "article",
    button: "button",
    checkbox: "input[type=checkbox]",
    dialog: "dialog[open]",
    link: "a[href]",
    menuitem: "[role^=menuitem]",
    option: "[role=option]",
    region: "section[aria-label]",
    searchbox: "input[type=search]",
    slider: "input[type=range]",
    textbox: "input[type=text]",
  };
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent;
  };
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute("aria-labelledby");
    const text =
      element.getAttribute("aria-label") ??
      (labelled === null ? null : document.getElementById(labelled)?.textContent) ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      textOf(element);
    return (text ?? "").replace(/\s+/g, " ").trim();
  };
  const modal = document.querySelector("dialog:modal");
  const found = [...document.querySelectorAll(`${within} ${selectors[role]}, ${selectors[role]}:is(${within})`)].filter(
    (element) =>
      nameOf(element) === name &&
      element.checkVisibility() &&
      element.closest("[inert]") === null &&
      (modal === null || modal.contains(element)),
  );
  const [element] = found;
  if (element === undefined || found.length > 1) return null;
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y, width, height } : null;
}
