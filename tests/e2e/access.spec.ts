import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

/** One of everything: ratios from tall to flat, centimetres, a name. */
const TEN_SCREENS = [
  "27in-16x9-blue",
  "29in-21x9-green",
  "24in-16x10-pink_Desk",
  "32in-16x9-yellow",
  "49in-32x9-lime",
  "34in-43x18-teal",
  "6.1in-9x19.5-red_Phone",
  "19in-5x4-sky",
  "80cm-16x9-orange",
  "27in-9x16-amber",
].join("~");

const MAIN_SCREENS = [
  { name: "two screens", path: "/" },
  { name: "ten screens", path: `/?screens=${TEN_SCREENS}` },
  { name: "no screens", path: "/?screens=none" },
] as const;

const PAGES = [
  { name: "the help", path: "/help" },
  { name: "the privacy policy", path: "/privacy" },
  { name: "the terms", path: "/terms" },
  { name: "the article list", path: "/info" },
  { name: "a list with nothing found", path: "/info?search=zzzz" },
] as const;

/** In both schemes; the second differs in its colours alone, and only those are judged again. */
async function expectAccess(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await test.step("light", () => expectNoAxeViolations(page));
  await page.emulateMedia({ colorScheme: "dark" });
  await test.step("dark", () => expectReadableColours(page));
}

async function opened(page: Page, path: string): Promise<MainScreen> {
  await page.goto(path);
  const main = new MainScreen(page, { hasTouch: await page.evaluate(() => navigator.maxTouchPoints > 0) });
  await main.takenOver();
  return main;
}

test.beforeEach(async ({ page, site }) => skipIntro(page, site));

for (const { name, path } of MAIN_SCREENS) {
  test(`${name}, and their editors, stand in nobody's way`, async ({ page, onTouch }) => {
    const main = await opened(page, path);
    await expectAccess(page);
    if (!onTouch) return;
    await main.showEditors();
    await expectAccess(page);
  });
}

for (const { name, path } of PAGES) {
  test(`${name} stands in nobody's way`, async ({ page }) => {
    await opened(page, path);
    await expectAccess(page);
  });
}

test("an error and its tooltip stand in nobody's way", async ({ page }) => {
  const main = await opened(page, "/");
  await main.showEditors();
  await main.describe(1, "", "0", "9");
  await expect(main.editor(1).error).toBeVisible();
  await expectAccess(page);
});

test("an open menu stands in nobody's way", async ({ page }) => {
  const main = await opened(page, "/");
  await main.press(page.getByRole("button", { name: "Share" }));
  await expect(main.menu).toBeVisible();
  await expectAccess(page);
  await page.keyboard.press("Escape");
  await main.showEditors();
  await main.press(main.editor(1).presets);
  await expect(main.menu).toBeVisible();
  await expectAccess(page);
});

test("the details stand in nobody's way", async ({ page, onTouch }) => {
  const main = await opened(page, "/");
  await main.press(page.getByRole("button", { name: "Details", exact: true }));
  await expect(page.getByRole(onTouch ? "dialog" : "region", { name: "Details" })).toBeVisible();
  await expectAccess(page);
});

test("the latest articles stand in nobody's way", async ({ page, onTouch }) => {
  const main = await opened(page, "/");
  if (onTouch) {
    await main.press(page.getByRole("button", { name: "Latest articles" }));
    await expect(page.getByRole("dialog", { name: "Latest articles" })).toBeVisible();
  } else {
    await expect(page.getByRole("complementary", { name: "Latest articles" })).toBeVisible();
  }
  await expectAccess(page);
});

test("an article stands in nobody's way", async ({ page }) => {
  await opened(page, "/info");
  const path = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  await page.goto(path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectAccess(page);
});

test.describe("where articles do not come", () => {
  test.use({ allowedTrouble: [/503/] });

  test("S8: a list that is unable to load stands in nobody's way", async ({ page }) => {
    await page.route(/\/api\/info/, (route) =>
      route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
    );
    await opened(page, "/info");
    await page.getByRole("searchbox").fill("ratio");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Unable to load")).toBeVisible();
    await expectAccess(page);
  });
});
