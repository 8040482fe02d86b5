import type { Page } from "@playwright/test";
import * as de from "#words/de/de.ts";
import { LANGUAGES } from "#words/languages.ts";
import { expectRoomForText } from "../setup/enlarged-text.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";
import { test as offline, workerReady } from "../setup/offline.ts";
import { atRest, pageReady, resize } from "../setup/page-ready.ts";

test.use({ allowedProblems: /status of 404/ });

/** In pixels. Before scripts run, its dots go far beyond the window, and painting them takes seconds. */
const IN_PIXELS = "?screens=27in-3840x2160~34in-3440x1440~24in-16x9~2x27in-16x9&scale=pixels";

/** Every other kind of page with words of its own, and a comparison in every view. All their words are in the served page. */
const PAGES = [
  "?screens=27in-16x9~34in-3440x1440-r1800~24in-9x16&align=side&objects=card,person&content=16x9",
  "?screens=65in-16x9~75in-16x9&space=150x90cm&scale=seat&distance=3m",
  "?screens=none",
  "/help",
  "/info",
  "/info?search=nothing",
  "/info/9-missing",
  "/sizes?search=27",
  "/sizes?search=qqq",
  "/method",
] as const;

const WIDTHS = [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const;

const SCRIPTS = /\/assets\/.*\.js$/;

/** Expects room for the words of the page that is open, at every width. */
async function expectRoom(page: Page, at: string): Promise<void> {
  for (const [width, height] of WIDTHS) {
    await resize(page, width, height);
    await atRest(page);
    // What says that more rows follow lies over one of them.
    await page.locator("button[class*=_more_]").evaluateAll((buttons) => {
      for (const button of buttons) button.style.visibility = "hidden";
    });
    const where = `${at} at ${width}`;
    await expectRoomForText(page.locator("body"), where);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  }
}

/** Expects the toolbar's words in one row, or in two of four and three, and the footer in one line from 360 px on. */
async function expectRows(page: Page): Promise<void> {
  for (const width of [1440, 390, 360, 320]) {
    await resize(page, width, 844);
    await atRest(page);
    const tops = await page
      .getByRole("toolbar")
      .getByRole("button")
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect(width < 360 ? [7, 4] : [7], `at ${width}`).toContain(inFirstRow);
    expect(new Set(tops).size, `at ${width}`).toBe(inFirstRow === 7 ? 1 : 2);
    const footer = await page.getByRole("contentinfo").boundingBox();
    if (width >= 360) expect(footer?.height, `at ${width}`).toBeLessThan(50);
  }
}

for (const { path, name, lang } of LANGUAGES)
  test.describe(name, () => {
    // Others would be offered their own.
    test.use({ locale: lang });

    test(`the words of every page have room in ${name}, and the toolbar's stand in one row, or in two of four and three`, async ({
      page,
      site,
    }) => {
      test.slow();
      await skipIntro(page, site);
      await page.goto(path || "/");
      await pageReady(page);
      await expectRows(page);
      // Other tests have the English ones.
      if (path === "") return;
      await expectRoom(page, path);
      await page.goto(path + IN_PIXELS);
      await pageReady(page);
      await expectRoom(page, path + IN_PIXELS);
      // The served pages are complete, and running the scripts would take most of the time.
      await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      for (const rest of PAGES)
        await test.step(path + rest, async () => {
          await page.goto(path + rest);
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          await expectRoom(page, path + rest);
        });
    });
  });

test.describe("a visitor from Austria", () => {
  test.use({ locale: "de-AT" });

  test("is offered German once, and compares, gets help and reads in it", async ({ page, site }) => {
    await skipIntro(page, site);
    await page.goto("/?screens=27in-16x9-blue~29in-21x9-green");
    await pageReady(page);
    const main = page.getByRole("main");
    const answer = page.getByRole("region", { name: de.answerView.region });

    await test.step("an offer in the visitor's own language, which is not made again", async () => {
      const offer = page.getByRole("link", { name: de.offer.text });
      await expect(offer).toHaveAttribute("href", "/de?screens=27in-16x9-blue~29in-21x9-green");
      await page.getByRole("button", { name: de.offer.dismiss }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      await pageReady(page);
      await expect(offer).toBeHidden();
    });
    await test.step("the languages lead to the comparison, and a typed value goes along", async () => {
      await page.getByRole("textbox", { name: "Diagonal" }).first().fill("34");
      await page.getByRole("button", { name: "English" }).filter({ visible: true }).click();
      await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(`${site}/de?screens=34in-16x9-blue~29in-21x9-green`);
      await pageReady(page);
    });
    await test.step("a comparison in centimetres, whose link needs no unit", async () => {
      await expect(answer).toContainText("75,3\u202fcm");
      const first = page.getByRole("group", { name: de.editors.screen(1), exact: true });
      await first.getByRole("textbox", { name: de.editors.diagonal.label }).fill("31");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site}/de?screens=31in-16x9-blue~29in-21x9-green`);
      await expect(answer).toContainText("68,6\u202fcm");
      await answer.getByRole("radio", { name: de.numbers.unitNames.in }).click();
      await expect(page).toHaveURL(`${site}/de?screens=31in-16x9-blue~29in-21x9-green&lengths=in`);
      await answer.getByRole("radio", { name: de.numbers.unitNames.cm }).click();
    });
    await test.step("help, and Back", async () => {
      await page.getByRole("link", { name: de.site.footer.help }).click();
      await expect(page.getByRole("dialog", { name: de.help.title })).toBeVisible();
      await expect(page).toHaveURL(`${site}/de/help?screens=31in-16x9-blue~29in-21x9-green`);
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
    await test.step("the list and an article, which are in English", async () => {
      await page.getByRole("link", { name: de.home.latest.more }).click();
      await expect(page).toHaveURL(`${site}/de/info`);
      await expect(page.getByText(de.languages.articlesInEnglish)).toBeVisible();
      const link = main.getByRole("link").first();
      await expect(link).toHaveAttribute("hreflang", "en");
      await link.click();
      await expect(page).toHaveURL(/\/de\/info\/\d+-/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
      const canonical = page.locator("link[rel=canonical]");
      await expect(canonical).toHaveAttribute("href", new RegExp(`^${site}/info/\\d+-`));
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${site}/de?screens=31in-16x9-blue~29in-21x9-green`);
    });
    await test.step("what leads nowhere leads to the start of the language (S2)", async () => {
      await page.goto("/de/nowhere");
      await expect(page).toHaveURL(`${site}/de`);
    });
  });
});

test.describe("without a network", () => {
  offline.use({ allowedProblems: /ERR_CONNECTION_REFUSED/, locale: "de" });

  offline("German opens comparisons and short addresses (F10.1)", async ({ page, site, server }) => {
    await skipIntro(page, site);
    await page.goto("/de");
    await workerReady(page);
    await server.stop();
    const answer = page.getByRole("region", { name: de.answerView.region });
    for (const [path, reached, width] of [
      ["/de?screens=32in-16x9-red", "/de?screens=32in-16x9-red", "70,8\u202fcm"],
      ["/de/27-oder-34", "/de?screens=27in-16x9-blue~34in-3440x1440-green", "79,7\u202fcm"],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(site + reached);
      await expect(answer).toContainText(width);
    }
  });
});
