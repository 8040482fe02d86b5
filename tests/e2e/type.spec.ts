import type { Locator } from "@playwright/test";
import { doubleTextSize, expectRoomForText, PHONES } from "../setup/enlarged-text.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "reduce" });

const WINDOWS = [
  { width: 901, height: 600 },
  { width: 1440, height: 900 },
];

const TWO = "?screens=27in-16x9~34in-21x9";
const FOUR = "?screens=27in-16x9-blue~34in-43x18-green~49in-32x9-pink~14in-16x10-orange";

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

test("F9.3: with text at 200 % nothing overlaps or is cut off on the main screen, in its panels and dialogs", async ({
  page,
  site,
  onTouch,
}) => {
  await doubleTextSize(page);
  const main = new MainScreen(page, { hasTouch: onTouch });
  const sizes = onTouch ? PHONES : WINDOWS;
  const expectRoom = async (part: Locator, where: string, mayScroll = true) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await main.atRest();
      const at = `${where} at ${size.width} × ${size.height}`;
      await expectRoomForText(part, at);
      if (!mayScroll) expect(await main.overflow(), at).toEqual({ x: 0, y: 0 });
    }
  };
  for (const search of ["", TWO, FOUR]) {
    await MainScreen.open(page, site, search);
    await expectRoom(page.locator("body"), `/${search}`, false);
  }
  await main.press(main.tools.details);
  const details = onTouch ? dialogNamed(page, "Details") : page.getByRole("region", { name: "Details" });
  await expect(details.getByRole("textbox", { name: "Viewing distance" })).toBeVisible();
  await expectRoom(details, "the details");
  await page.getByRole("button", { name: "Close details" }).click();
  await expect(details).toBeHidden();

  if (onTouch) {
    await main.showEditors();
    await expectRoom(main.drawer, "the editors");
    await main.showDrawing();
    await main.press(page.getByRole("button", { name: "Latest articles" }));
    const articles = dialogNamed(page, "Latest articles");
    await expect(articles).toBeVisible();
    await expectRoom(articles, "the articles");
  }
  for (const { path, name } of [
    { path: "/help", name: "Help" },
    { path: "/privacy", name: "Privacy Policy" },
  ]) {
    await page.goto(path);
    await main.ready();
    await expectRoom(dialogNamed(page, name), path);
  }
  await page.goto("/info");
  await main.ready();
  await expectRoom(page.getByRole("main"), "/info");
});
