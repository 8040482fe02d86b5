import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { expectStep, openHelp, STEPS } from "../setup/help-dialog.ts";
import { resize } from "../setup/page-ready.ts";

test.use({ reducedMotion: "no-preference" });

test("S2: Next and Back move through the steps of each layout, each with a picture", async ({ page, site }) => {
  const dialog = await openHelp(page, site);
  await test.step("on desktop", () => expectAllSteps(dialog, STEPS.wide));

  await test.step("two quick presses of Next move two steps, and the arrow keys work wherever the focus is", async () => {
    await dialog.getByRole("button", { name: "Next" }).evaluate((next: HTMLButtonElement) => {
      next.click();
      next.click();
    });
    await expectStep(dialog, 3, STEPS.wide);
    // Steps that do not slide take less time.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.keyboard.press("ArrowLeft");
    await expectStep(dialog, 2, STEPS.wide);
    await dialog.getByRole("checkbox", { name: "Do not show on startup" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expectStep(dialog, 1, STEPS.wide);
    await page.keyboard.press("ArrowRight");
    await expectStep(dialog, 2, STEPS.wide);
    await page.keyboard.press("ArrowLeft");
    await expectStep(dialog, 1, STEPS.wide);
  });

  await test.step("a window that crosses 900 px shows the other layout's steps", async () => {
    await page.setViewportSize({ width: 899, height: 800 });
    await expectStep(dialog, 1, STEPS.narrow);
    await page.setViewportSize({ width: 900, height: 800 });
    await expectStep(dialog, 1, STEPS.wide);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAllSteps(dialog, STEPS.narrow);
  });

  await test.step("every button is in view in small windows, and nothing is cut off", async () => {
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1280, 800],
    ] as const) {
      await resize(page, width, height);
      const at = `${width}×${height}`;
      for (const name of ["Back", "Next", "Get started"]) {
        await expect(dialog.getByRole("button", { name }), `${name} at ${at}`).toBeInViewport({ ratio: 1 });
      }
      await expect(dialog.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
      const [next, choice] = [dialog.getByRole("button", { name: "Next" }), dialog.getByRole("checkbox")];
      const [above, below] = [await next.boundingBox(), await choice.boundingBox()];
      expect(above && above.y + above.height, `Next is above the footer at ${at}`).toBeLessThan(below?.y ?? 0);
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `overflow at ${at}`).toBe(0);
    }
  });

  await test.step("nothing moves with reduced motion", async () => {
    await dialog.getByRole("button", { name: "Next" }).click();
    const moving = await dialog.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });
});

/** Moves from the first step to the last one and back. */
async function expectAllSteps(dialog: Locator, steps: readonly string[]): Promise<void> {
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
}
