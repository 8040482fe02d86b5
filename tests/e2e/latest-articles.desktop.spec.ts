import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("S2: below 900 px a button at the top right replaces the panel", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const panel = page.getByRole("complementary", { name: "Latest articles" });
  const button = page.getByRole("button", { name: "Latest articles" });
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(panel).toBeVisible();
    await expect(button).toBeHidden();
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "at the right edge").toBe(width);
  }
  for (const width of [899, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await main.nextFrame();
    await expect(panel).toBeHidden();
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 24);
    expect(box?.y).toBeLessThan(24);
  }
});
