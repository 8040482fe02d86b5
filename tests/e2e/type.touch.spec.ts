import { doubleTextSize, PHONES } from "../setup/enlarged-text.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("F9.3: with text at 200 % Edit, the logo and Articles stay on a phone's screen, above the drawing", async ({
  page,
  site,
}) => {
  await doubleTextSize(page);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    const main = await MainScreen.open(page, site, "?screens=27in-16x9~34in-21x9");
    const articles = page.getByRole("button", { name: "Latest articles" });
    const logo = page.getByRole("heading", { level: 1, name: "Diagonal" }).locator("svg");
    const boxes: Box[] = [];
    for (const part of [main.editButton, logo, articles]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      boxes.push((await part.boundingBox()) as Box);
    }
    const [edit, mark, last] = boxes as [Box, Box, Box];
    expect(edit.x + edit.width).toBeLessThanOrEqual(mark.x);
    expect(mark.x + mark.width).toBeLessThanOrEqual(last.x);
    const { outlines } = await main.drawn();
    const labels = await main.labels();
    for (const { y } of [...outlines, ...labels]) expect(y).toBeGreaterThanOrEqual(edit.y + edit.height - 1);
  }
});
