import { expect, type Locator, type Page } from "@playwright/test";
import { pageReady } from "./page-ready.ts";
import { dialogNamed } from "./site-dialog.ts";

/** S2: the help steps of both layouts. */
export const STEPS = {
  wide: [
    "Set the specifications of each colour-coded screen on the left panel.",
    "A visual comparison appears on the right.",
    "Add more screens with the ‘+’ button.",
  ],
  narrow: [
    "Open the edit panel by tapping the edit icon at the top-left.",
    "Set the specifications of each colour-coded screen.",
    "Tap the Apply button.",
    "The visual comparison appears in the workspace.",
    "Add more screens with the ‘+’ button in the edit panel.",
  ],
};

export async function openHelp(page: Page, site: string): Promise<Locator> {
  await page.goto(`${site}/help`);
  await pageReady(page);
  return dialogNamed(page, "Help");
}

export async function expectStep(dialog: Locator, number: number, steps: readonly string[]): Promise<void> {
  const step = dialog.getByRole("group", { name: `Step ${number} of ${steps.length}`, exact: true });
  await expect(step).toBeInViewport({ ratio: 0.9 });
  await expect(step).toContainText(steps[number - 1] as string);
  await expect(dialog.getByRole("img"), "screen readers see only the step in view").toHaveCount(1);
  await expect(step.getByRole("img")).toHaveAccessibleName(/.{20,}/);
}
