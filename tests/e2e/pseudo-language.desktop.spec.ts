import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { en } from "#words/en/en.ts";
import { expectRoomForText } from "../setup/enlarged-text.ts";
import { test as base, expect } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";
import { atRest, pageReady, resize } from "../setup/page-ready.ts";
import { pseudoText, untranslated } from "../setup/pseudo-language.ts";
import { shownTexts } from "../setup/shown-texts.ts";

/** On a site in the pseudo-language. */
const test = base.extend<object, { pseudoSite: string }>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter.
    async ({}, use) => {
      const program = join(import.meta.dirname, "../setup/pseudo-site.ts");
      const env = { ...process.env, NODE_ENV: "production" };
      const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
      let [output, address] = ["", undefined as string | undefined];
      while (address === undefined) {
        output += (await once(child.stdout.setEncoding("utf8"), "data"))[0];
        address = /^http:\S+/m.exec(output)?.[0];
      }
      await use(address);
      child.kill();
    },
    { scope: "worker" },
  ],
  site: async ({ pseudoSite }, use) => use(pseudoSite),
});

test.describe.configure({ mode: "default" });
test.use({ allowedProblems: /status of 404/ });
test.beforeEach(({ page, site }) => skipIntro(page, site));

/** Every kind of page, and a comparison in every view. */
const PAGES = [
  "/",
  "/?screens=27in-16x9~34in-3440x1440-1800R&objects=card~person&content=16x9",
  "/?screens=27in-3840x2160~34in-3440x1440~24in-16x9~2x27in-16x9&scale=pixels",
  "/?screens=65in-16x9~75in-16x9&space=150x90cm&scale=seat&distance=3m",
  "/?screens=27in-16x9~34in-3440x1440~24in-9x16&align=row",
  "/?screens=none",
  "/help",
  "/privacy",
  "/terms",
  "/info",
  "/info?search=nothing",
  "/info/1--one-",
  "/info/9-missing",
  "/sizes?search=27",
  "/sizes?search=qqq",
  "/method",
] as const;

/** Legal texts are English documents. Makers, models and addresses have names. */
const OTHER_TEXTS: readonly (readonly [path: RegExp, selector: string])[] = [
  [/^\/(?:privacy|terms)/, "dialog h3, dialog p, dialog dl, dialog ul"],
  [/^\/sizes/, "section h3, section li"],
  [/./, "a[href^='mailto:'], [class*=address], code, pre, textarea"],
];
/** The site's name, what resolutions are called in every language, addresses and days for machines. */
const NAMES = /^(?:Diagonal|(?:\d+K|(?:\d+K )?[QU]?HD|Full HD),?|https?:\S+|[\d-]+T[\d:.]+Z)$/;

/** Texts that are no words of the language, by where they are. */
class Untranslated {
  readonly found = new Map<string, string>();

  note(texts: readonly string[], where: string): void {
    for (const text of texts.flatMap(untranslated))
      if (!NAMES.test(text) && !this.found.has(text)) this.found.set(text, where);
  }

  async look(page: Page, where: string): Promise<void> {
    const others = OTHER_TEXTS.filter(([path]) => path.test(where)).map(([, selector]) => selector);
    this.note(await shownTexts(page, others.join()), where);
  }
}

test("every page, menu, dialog and picture has its words from the language of the page", async ({ page }) => {
  test.slow();
  const texts = new Untranslated();
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await pageReady(page);
      await texts.look(page, path);
    });
  await page.goto(PAGES[1]);
  await pageReady(page);
  const openers = page.locator("[aria-haspopup=menu]:visible");
  await test.step("menus", async () => {
    const count = await openers.count();
    expect(count).toBeGreaterThan(4);
    for (let at = 0; at < count; at++) {
      await openers.nth(at).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await texts.look(page, `menu ${at + 1}`);
      await page.keyboard.press("Escape");
    }
  });
  await test.step("dialogs that open from a menu", async () => {
    const { share } = en.toolbar;
    for (const name of [share.embed, share.print].map(pseudoText)) {
      await page.getByRole("button", { name: pseudoText(share.label), exact: true }).click();
      await page.getByRole("menuitem", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await texts.look(page, name);
      await page.keyboard.press("Escape");
    }
  });
  await test.step("the details", async () => {
    await page
      .getByRole("main")
      .getByRole("button", { name: pseudoText(en.toolbar.details), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await texts.look(page, "details");
  });
  await test.step("pictures, embeds and feeds", async () => {
    for (const path of ["/share.svg", "/comparison.svg", "/embed", "/feed.xml"]) {
      const response = await page.request.get(`${path}${PAGES[1].slice(1)}`);
      expect(response.status(), path).toBe(200);
      const source = (await response.text()).replace(/<style.*?<\/style>/gs, "");
      texts.note(
        [...source.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text),
        path,
      );
    }
  });
  expect(Object.fromEntries(texts.found)).toEqual({});
});

test("longer words have room at every width", async ({ page }) => {
  test.slow();
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await pageReady(page);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
        [320, 568],
      ] as const) {
        await resize(page, width, height);
        await atRest(page);
        await expectRoomForText(page.locator("body"), `${path} at ${width}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
    });
});
