import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("S2: the footer has a copyright line and links to Privacy, Terms and Help in one line, and never overlaps the drawing", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site);
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
    const box = await footer.boundingBox();
    const { area } = await main.drawn();
    expect(box).not.toBeNull();
    if (box === null) continue;
    const apart = box.y >= area.y + area.height - 0.5 || box.x + box.width <= area.x + 0.5;
    expect(apart, `footer ${JSON.stringify(box)}, drawing ${JSON.stringify(area)} at ${width}×${height}`).toBe(true);
    expect(box.height).toBeLessThan(50);
    expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
    const overflow = await footer.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
