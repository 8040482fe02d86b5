import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("S2: a copyright line and links to Privacy, Terms and Help, on both layouts", async ({ page, site, onTouch }) => {
  await MainScreen.open(page, site);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeVisible();
  await expect(footer).toContainText("© 2026 Diagonal");
  const links = await footer.getByRole("link").evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      path: link.getAttribute("href"),
      height: link.getBoundingClientRect().height,
    })),
  );
  expect(links.map(({ name, path }) => [name, path])).toEqual([
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
    ["Help", "/help"],
  ]);
  for (const { height } of links) expect(height).toBeGreaterThanOrEqual(onTouch ? 44 : 40);
});

test("S2: it is never over the drawing, and is one line down to 320 px", async ({ page, site, onTouch }) => {
  const main = await MainScreen.open(page, site);
  const sizes = onTouch
    ? [
        [390, 844],
        [320, 640],
        [844, 390],
      ]
    : [
        [1440, 900],
        [901, 600],
        [899, 700],
      ];
  for (const [width = 0, height = 0] of sizes) {
    await page.setViewportSize({ width, height });
    await main.nextFrame();
    const footer = await page.getByRole("contentinfo").boundingBox();
    const { area } = await main.drawn();
    expect(footer).not.toBeNull();
    if (footer === null) continue;
    const apart = footer.y >= area.y + area.height - 0.5 || footer.x + footer.width <= area.x + 0.5;
    expect(apart, `footer ${JSON.stringify(footer)}, drawing ${JSON.stringify(area)} at ${width}×${height}`).toBe(true);
    expect(footer.height).toBeLessThan(50);
    expect(footer.y + footer.height).toBeLessThanOrEqual(height + 0.5);
    const overflow = await page
      .getByRole("contentinfo")
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
