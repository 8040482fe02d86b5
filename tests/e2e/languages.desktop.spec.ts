import { LANGUAGES } from "#words/languages.ts";
import { expectRoomForText } from "../setup/enlarged-text.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";
import { atRest, pageReady, resize } from "../setup/page-ready.ts";

test.use({ allowedProblems: /status of 404/ });

/** Every kind of page with words of its own, and a comparison in every view. */
const PAGES = [
  "",
  "?screens=27in-16x9~34in-3440x1440-1800R&objects=card~person&content=16x9",
  "?screens=27in-3840x2160~34in-3440x1440~24in-16x9~2x27in-16x9&scale=pixels",
  "?screens=65in-16x9~75in-16x9&space=150x90cm&scale=seat&distance=3m",
  "?screens=27in-16x9~34in-3440x1440~24in-9x16&align=row",
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

for (const { path, name, lang } of LANGUAGES.filter(({ path }) => path !== "")) {
  test(`the words of every page have room in ${name}, at every width`, async ({ page, site }) => {
    test.slow();
    await skipIntro(page, site);
    for (const rest of PAGES)
      await test.step(path + rest, async () => {
        await page.goto(path + rest);
        await pageReady(page);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        for (const [width, height] of WIDTHS) {
          await resize(page, width, height);
          await atRest(page);
          const where = `${path}${rest} at ${width}`;
          await expectRoomForText(page.locator("body"), where);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        }
      });
  });
}
