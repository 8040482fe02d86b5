import type { Page } from "@playwright/test";
import { SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

/** Ratios from tall to flat, centimetres, and a name. */
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

/** Checks both colour schemes. The second one differs only in colours, which both layouts share. `within` is what is new. */
async function expectAccess(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await test.step("light", () => expectNoAxeViolations(page, within));
  if (test.info().project.name === "touch") return;
  await page.emulateMedia({ colorScheme: "dark" });
  await test.step("dark", () => expectReadableColours(page, within));
}

async function opened(page: Page, path: string): Promise<MainScreen> {
  await page.goto(path);
  const main = new MainScreen(page, { hasTouch: await page.evaluate(() => navigator.maxTouchPoints > 0) });
  await main.ready();
  return main;
}

test.beforeEach(async ({ page, site }) => skipIntro(page, site));

test("the main screen passes axe with two, ten and no screens", async ({ page, onTouch }) => {
  for (const { name, path } of MAIN_SCREENS) {
    await test.step(name, async () => {
      const main = await opened(page, path);
      await expectAccess(page);
      if (!onTouch) return;
      await main.showEditors();
      await expectAccess(page, "dialog[open]");
    });
  }
});

test("an error with its tooltip, open menus, the details and the latest articles pass axe", async ({
  page,
  onTouch,
}) => {
  const main = await opened(page, "/");
  await test.step("the menu of the toolbar", async () => {
    await main.press(main.tools.share);
    await expect(main.menu).toBeVisible();
    await expectAccess(page, "[role=menu]");
    await page.keyboard.press("Escape");
  });
  await test.step("the latest articles", async () => {
    // On desktop they are part of the page.
    if (!onTouch) return;
    await main.press(page.getByRole("button", { name: "Latest articles" }));
    await expect(page.getByRole("dialog", { name: "Latest articles" })).toBeVisible();
    await expectAccess(page, "dialog[open]");
    await page.keyboard.press("Escape");
  });
  await test.step("an error", async () => {
    await main.showEditors();
    await main.describe(1, "", "0", "9");
    await expect(main.editor(1).error).toBeVisible();
    await expectAccess(page, "[role=group]");
  });
  await test.step("the menu of an editor", async () => {
    await main.press(main.editor(1).presets);
    await expect(main.menu).toBeVisible();
    await expectAccess(page, "[role=menu]");
    await page.keyboard.press("Escape");
    await main.showDrawing();
  });
  await test.step("the details", async () => {
    await main.press(main.tools.details);
    await expect(page.getByRole(onTouch ? "dialog" : "region", { name: "Details" })).toBeVisible();
    await expectAccess(page, onTouch ? "dialog[open]" : "#details");
  });
});

test("the dialogs pass axe", async ({ page }) => {
  for (const path of ["/help", "/privacy", "/terms"]) {
    await test.step(path, async () => {
      await opened(page, path);
      await expectAccess(page);
    });
  }
});

test.describe("the articles", () => {
  test.use({ allowedProblems: [/503|status of 404/] });

  test("pass axe: the list, loading, nothing found, a failure, and articles", async ({ page }) => {
    await test.step("the list", async () => {
      await opened(page, "/info?page=2");
      await expectAccess(page);
    });
    const api = await InfoApi.watch(page);
    const search = async (text: string) => {
      await page.getByRole("searchbox").fill(text);
      await page.keyboard.press("Enter");
    };
    await test.step("loading, then nothing found", async () => {
      const release = api.hold();
      await search("xylophone");
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expectAccess(page);
      release();
      await expect(page.getByText("No results found")).toBeVisible();
      await expectAccess(page);
    });
    await test.step("a failure", async () => {
      api.failWith(503);
      await search("ratio");
      await expect(page.getByText("Unable to load")).toBeVisible();
      await expectAccess(page);
    });
    for (const id of [SHIPPED_ARTICLE.id, "1700000000000-nobody-wrote-this"]) {
      await test.step(id, async () => {
        await opened(page, `/info/${id}`);
        await page.waitForLoadState("networkidle");
        await expectAccess(page);
      });
    }
  });
});
