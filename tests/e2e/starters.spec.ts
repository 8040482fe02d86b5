import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.showEditors();
});

test("F4.5: “Start over” leads back from a common comparison and can be undone", async ({ page, site }) => {
  await expectNoAxeViolations(page);
  await main.press(page.getByRole("link", { name: /^27″ or 34″/ }));
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
  if (main.narrow) await main.drawerAtRest("shut");
  await main.showEditors();
  await main.press(page.getByRole("button", { name: "Start over" }));
  await expect(page.getByRole("link", { name: /^27″ or 34″/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await main.showDrawing();
  expectDrawn(await main.drawn(), DEFAULTS);
  await expect(page).toHaveURL(`${site}/`);
  await main.press(main.tools.undo);
  await expect(page).toHaveURL(/34in-3440x1440/);
});

test("F4.5: as many common comparisons show as fit whole, and one button where none fits", async ({ page }) => {
  const { width } = page.viewportSize() as { width: number };
  const region = page.getByRole("region", { name: "Common comparisons" });
  const button = region.getByRole("button", { name: "Common comparisons" });
  const counts = new Set<number>();
  for (let height = 1100; height >= 420; height -= 40) {
    await page.setViewportSize({ width, height });
    await main.nextFrame();
    const { bottom, ends, one } = await fittingOf(region);
    counts.add(ends.length);
    if (ends.length === 0) {
      await expect(button).toBeVisible();
      continue;
    }
    await expect(button).toBeHidden();
    const last = Math.max(...ends);
    expect(last, `${ends.length} at ${height}`).toBeLessThanOrEqual(bottom + 0.5);
    expect(bottom, `in view at ${height}`).toBeLessThanOrEqual(height);
    if (ends.length < 6) expect(bottom - last, `no room for another one at ${height}`).toBeLessThan(one);
  }
  expect([...counts].toSorted(), "each number of them at some height").toEqual([0, 1, 2, 3, 4, 5, 6]);

  // Scrolling would close the menu.
  await button.scrollIntoViewIfNeeded();
  await main.nextFrame();
  await main.press(button);
  await expect(main.menu.getByRole("menuitem")).toHaveCount(6);
  await expectNoAxeViolations(page);
  await main.press(main.menuItem("65″ or 75″ – televisions"));
  await expect(page).toHaveURL(/screens=65in-16x9-blue~75in-16x9-green/);
  if (main.narrow) await main.drawerAtRest("shut");
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

test("a pressed number is selected, so that typing replaces it", async ({ page }) => {
  for (const input of [main.editor(1).length, main.editor(1).width]) {
    await main.press(input);
    await page.keyboard.type("41");
    await expect(input).toHaveValue("41");
  }
});
