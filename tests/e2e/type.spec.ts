import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("the page's own font loads under the content policy", async ({ page, site }) => {
  await MainScreen.open(page, site);
  const inter = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => family === "Inter").map(({ status }) => status));
  await expect.poll(inter).toEqual(["loaded"]);
});

test("with the browser's text twice as large, the toolbar's words grow and do not overlap", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const tools = Object.values(main.tools);
  const [before] = await boxesOf();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await main.nextFrame();
  const boxes = await boxesOf();
  expect(boxes[0]?.height).toBeGreaterThan((before?.height ?? 0) * 1.2);
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 0.5);
    for (const other of boxes.slice(index + 1)) {
      const apart = box.right <= other.left + 0.5 || other.right <= box.left + 0.5 || box.bottom <= other.top + 0.5;
      expect(apart, JSON.stringify([box, other])).toBe(true);
    }
  }

  /** Where the words are, with their icons. */
  async function boxesOf() {
    return Promise.all(
      tools.map((tool) =>
        tool.evaluate((button) => {
          const content = document.createRange();
          content.selectNodeContents(button);
          const { left, right, top, bottom, height } = content.getBoundingClientRect();
          return { left, right, top, bottom, height };
        }),
      ),
    );
  }
});
