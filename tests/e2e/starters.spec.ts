import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("F4.5: as many common comparisons show as fit, and “Start over” leads back from one and can be undone", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  const { width } = page.viewportSize() as { width: number };
  const region = page.getByRole("region", { name: "Common comparisons" });
  const button = region.getByRole("button", { name: "Common comparisons" });

  await test.step("a pressed number is selected, so that typing replaces it", async () => {
    for (const input of [main.editor(1).length, main.editor(1).width]) {
      const { original } = await input.evaluate((element: HTMLInputElement) => ({ original: element.value }));
      for (const text of ["41", original]) {
        await main.press(input);
        await page.keyboard.type(text);
        await expect(input).toHaveValue(text);
        await input.blur();
      }
    }
  });
  await test.step("without screens the common comparisons stay, and the area says how to begin (D10)", async () => {
    for (const number of [2, 1]) await main.press(main.editor(number).remove);
    await expect(page.getByRole("link", { name: /^27″ or 34″/ })).toBeVisible();
    await main.showDrawing();
    const words = main.narrow ? "Tap Edit to add a screen" : "Add a screen with the + button to see it drawn to scale.";
    await expect(page.getByText(words)).toBeVisible();
    for (let step = 0; step < 2; step += 1) await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/`);
    await main.showEditors();
  });
  await test.step("F4.5: “Start over” leads back from a common comparison and can be undone", async () => {
    await main.press(page.getByRole("link", { name: /^27″ or 34″/ }));
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
    if (main.narrow) await main.drawerAtRest("shut");
    await main.showEditors();
    await main.press(page.getByRole("button", { name: "Start over" }));
    await expect(page.getByRole("link", { name: /^27″ or 34″/ })).toBeVisible();
    await main.showDrawing();
    expectDrawn(await main.drawn(), DEFAULTS);
    await expect(page).toHaveURL(`${site}/`);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/34in-3440x1440/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/`);
  });
  await main.showEditors();
  await test.step("F4.5: as many common comparisons show as fit whole", async () => {
    const counts = [];
    for (let height = 1100, left = 6; left > 0; ) {
      await page.setViewportSize({ width, height });
      await main.nextFrame();
      const { bottom, ends, one } = await fittingOf(region);
      left = ends.length;
      counts.push(left);
      if (left === 0) break;
      await expect(button).toBeHidden();
      const last = Math.max(...ends);
      expect(last, `${left} at ${height}`).toBeLessThanOrEqual(bottom + 0.5);
      expect(bottom, `in view at ${height}`).toBeLessThanOrEqual(height);
      if (left < 6) expect(bottom - last, `no room for another one at ${height}`).toBeLessThan(one);
      // So that the last one just does not fit any more.
      height -= Math.floor(bottom - last) + 1;
    }
    expect(counts, "each number of them at some height").toEqual([6, 5, 4, 3, 2, 1, 0]);
  });
  await test.step("F4.5: one button opens them in a menu where none fits", async () => {
    await expect(button).toBeVisible();
    // Scrolling would close the menu.
    await button.scrollIntoViewIfNeeded();
    await main.nextFrame();
    await main.press(button);
    await expect(main.menu.getByRole("menuitem")).toHaveCount(6);
    await expectNoAxeViolations(page, "[role=menu]");
    await main.press(main.menuItem("65″ or 75″ – televisions"));
    await expect(page).toHaveURL(/screens=65in-16x9-blue~75in-16x9-green/);
    if (main.narrow) await main.drawerAtRest("shut");
  });
});

/** Where the region and each of its visible comparisons end, and the height of one comparison. */
async function fittingOf(region: Locator): Promise<{ bottom: number; ends: number[]; one: number }> {
  return region.evaluate((section) => {
    const boxes = [...section.querySelectorAll("a")]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect());
    const { bottom } = section.getBoundingClientRect();
    return { bottom, ends: boxes.map((box) => box.bottom), one: boxes[0]?.height ?? 0 };
  });
}
