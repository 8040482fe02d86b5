import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

/** S2, the help steps of both variants. */
const STEPS = {
  wide: [
    "Set the specifications of each colour-coded screen on the left panel.",
    "A visual comparison appears on the right.",
    "Add more screens with the ‘+’ button.",
  ],
  narrow: [
    "Open the edit panel by tapping the edit icon at the top-left.",
    "Set the specifications of each colour-coded screen.",
    "Hit the apply button.",
    "The visual comparison appears in the workspace.",
    "Add more screens with the ‘+’ button in the edit panel.",
  ],
};

async function openHelp(page: Page, site: string): Promise<Locator> {
  await page.goto(`${site}/help`);
  await new MainScreen(page).takenOver();
  return dialogNamed(page, "Help");
}

async function expectStep(dialog: Locator, number: number, steps: readonly string[]): Promise<void> {
  const step = dialog.getByRole("group", { name: `Step ${number} of ${steps.length}`, exact: true });
  await expect(step).toBeInViewport({ ratio: 0.9 });
  await expect(step).toContainText(steps[number - 1] as string);
  await expect(dialog.getByRole("img"), "only the step in view is told to screen readers").toHaveCount(1);
  await expect(step.getByRole("img")).toHaveAccessibleName(/.{20,}/);
}

test("S2: Next leads through the layout's steps and Back returns, each with a picture", async ({
  page,
  site,
  onTouch,
}) => {
  const steps = onTouch ? STEPS.narrow : STEPS.wide;
  const dialog = await openHelp(page, site);
  const [back, next] = [dialog.getByRole("button", { name: "Back" }), dialog.getByRole("button", { name: "Next" })];
  await expect(back).toBeDisabled();
  for (let number = 1; number <= steps.length; number++) {
    if (number > 1) await next.click();
    await expectStep(dialog, number, steps);
  }
  await expect(next).toBeDisabled();
  await expect(next, "the focus is not lost at the end").toBeFocused();
  for (let number = steps.length - 1; number >= 1; number--) {
    await back.click();
    await expectStep(dialog, number, steps);
  }
  await expect(back).toBeDisabled();
});

test("two quick presses of Next lead two steps on", async ({ page, site, onTouch }) => {
  const steps = onTouch ? STEPS.narrow : STEPS.wide;
  const dialog = await openHelp(page, site);
  const next = dialog.getByRole("button", { name: "Next" });
  await next.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expectStep(dialog, 3, steps);
});

test("the arrow keys turn the steps from wherever the focus is", async ({ page, site, onTouch }) => {
  const steps = onTouch ? STEPS.narrow : STEPS.wide;
  const dialog = await openHelp(page, site);
  await page.keyboard.press("ArrowRight");
  await expectStep(dialog, 2, steps);
  await dialog.getByRole("checkbox", { name: "Do not show on startup" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectStep(dialog, 3, steps);
  await page.keyboard.press("ArrowLeft");
  await expectStep(dialog, 2, steps);
});

test("a window that crosses 900 px shows the other layout's steps", async ({ page, site, onTouch }) => {
  test.skip(onTouch, "a phone's window has one width");
  const dialog = await openHelp(page, site);
  await expectStep(dialog, 1, STEPS.wide);
  await page.setViewportSize({ width: 899, height: 800 });
  await expectStep(dialog, 1, STEPS.narrow);
  await page.setViewportSize({ width: 900, height: 800 });
  await expectStep(dialog, 1, STEPS.wide);
});

test("every button of it is in view on small windows, and nothing is cut off at its sides", async ({ page, site }) => {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dialog = await openHelp(page, site);
    for (const name of ["Back", "Next", "Get started"]) {
      await expect(dialog.getByRole("button", { name }), `${name} at ${width}×${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(dialog.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `overflow at ${width}×${height}`).toBe(0);
  }
});

test("nothing in it moves where motion is not welcome", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openHelp(page, site);
  await dialog.getByRole("button", { name: "Next" }).click();
  const moving = await dialog.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});
