import { expect, test } from "../setup/fixtures.ts";
import { expectStep, openHelp, STEPS } from "../setup/help-dialog.ts";

test("S2: Next and Back move through the layout's steps, each with a picture", async ({ page, site, onTouch }) => {
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

test("every button of the help is in view in small windows, and nothing is cut off", async ({ page, site }) => {
  for (const [width, height] of [
    [320, 640],
    [320, 568],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dialog = await openHelp(page, site);
    for (const name of ["Back", "Next", "Get started"]) {
      await expect(dialog.getByRole("button", { name }), `${name} at ${width}×${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(dialog.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
    const [next, choice] = [dialog.getByRole("button", { name: "Next" }), dialog.getByRole("checkbox")];
    const [above, below] = [await next.boundingBox(), await choice.boundingBox()];
    expect(above && above.y + above.height, `Next is above the footer at ${width}×${height}`).toBeLessThan(
      below?.y ?? 0,
    );
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `overflow at ${width}×${height}`).toBe(0);
  }
});
