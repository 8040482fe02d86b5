import { expect, test } from "../setup/fixtures.ts";
import { expectStep, openHelp, STEPS } from "../setup/help-dialog.ts";

test("two quick presses of Next move two steps, and the arrow keys work wherever the focus is", async ({
  page,
  site,
}) => {
  const dialog = await openHelp(page, site);
  await dialog.getByRole("button", { name: "Next" }).evaluate((next: HTMLButtonElement) => {
    next.click();
    next.click();
  });
  await expectStep(dialog, 3, STEPS.wide);
  await page.keyboard.press("ArrowLeft");
  await expectStep(dialog, 2, STEPS.wide);
  await dialog.getByRole("checkbox", { name: "Do not show on startup" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectStep(dialog, 1, STEPS.wide);
  await page.keyboard.press("ArrowRight");
  await expectStep(dialog, 2, STEPS.wide);
});

test("a window that crosses 900 px shows the other layout's steps", async ({ page, site }) => {
  const dialog = await openHelp(page, site);
  await expectStep(dialog, 1, STEPS.wide);
  await page.setViewportSize({ width: 899, height: 800 });
  await expectStep(dialog, 1, STEPS.narrow);
  await page.setViewportSize({ width: 900, height: 800 });
  await expectStep(dialog, 1, STEPS.wide);
});

test("nothing in the help moves with reduced motion", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openHelp(page, site);
  await dialog.getByRole("button", { name: "Next" }).click();
  const moving = await dialog.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});
