import { expect, type Locator, type Page } from "@playwright/test";
import { type Described, sizeOf } from "./expected-drawing.ts";
import type { MainScreen } from "./main-screen.ts";

/** The dialog that measures the display, and what stands below a drawing at actual size. */
export class ActualSize {
  readonly dialog: Locator;
  readonly slider: Locator;
  readonly diagonal: Locator;
  readonly done: Locator;
  readonly cancel: Locator;
  readonly calibrate: Locator;
  readonly centre: Locator;
  readonly #main: MainScreen;

  constructor(main: MainScreen) {
    this.#main = main;
    const { page } = main;
    this.dialog = page.getByRole("dialog", { name: "Actual size" });
    this.slider = this.dialog.getByRole("slider", { name: "Card width" });
    this.diagonal = this.dialog.getByRole("textbox", { name: "Or type the diagonal of this display" });
    this.done = this.dialog.getByRole("button", { name: "Done" });
    this.cancel = this.dialog.getByRole("button", { name: "Cancel" });
    this.calibrate = page.getByRole("main").getByRole("button", { name: "Calibrate" });
    this.centre = page.getByRole("main").getByRole("button", { name: "Centre" });
  }

  /** Chooses actual size on a display that is not measured yet. */
  async open(): Promise<void> {
    await this.#main.choose(this.#main.tools.view, "Actual size");
    await expect(this.dialog).toBeVisible();
  }

  /** Presses a button of the dialog and waits until the drawing stands still. */
  async close(button: Locator): Promise<void> {
    await this.#main.press(button);
    await expect(this.dialog).toBeHidden();
    await this.#main.atRest();
  }

  /** The text below the drawing. */
  note(text: string | RegExp): Locator {
    return this.#main.page.getByRole("main").getByText(text);
  }
}

/**
 * Stores how many CSS pixels a millimetre has on a display of 1920 × 1080, as calibrations at these ratios of device
 * pixels to CSS pixels would.
 */
export async function simulateCalibrations(page: Page, densities: Readonly<Record<number, number>>): Promise<void> {
  await page.addInitScript((known) => {
    const stored = Object.entries(known).map(([ratio, pixelsPerMillimetre]) => [
      `1920x1080@${ratio}`,
      { pixelsPerMillimetre, accuracy: 0.003 },
    ]);
    localStorage.setItem("diagonal.calibrations", JSON.stringify(Object.fromEntries(stored)));
  }, densities);
}

/** The sizes in CSS pixels of screens on a display of so many pixels to the millimetre. */
export function realSizes(screens: readonly Described[], pixelsPerMillimetre: number) {
  return screens.map((screen) => {
    const { width, height } = sizeOf(screen);
    return { width: width * 25.4 * pixelsPerMillimetre, height: height * 25.4 * pixelsPerMillimetre };
  });
}
