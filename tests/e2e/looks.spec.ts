import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { shippedArticle } from "../content/shipped-articles.ts";
import { pageOf } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";
import { atRest } from "../setup/page-ready.ts";
import { windowedBrowser } from "../setup/windowed.ts";

/**
 * Compares screenshots with the approved ones beside this file and masks dates. `--update-snapshots` takes new ones; look
 * at them before you commit them.
 */
// The headless shell smooths letters in another way.
test.use({
  launchOptions: await windowedBrowser(),
  deviceScaleFactor: ({ hasTouch }, use) => use(hasTouch ? 3 : 1),
});

const FONT = new URL("../../src/app/fonts/inter-latin.woff2", import.meta.url);

/** Processors round the edges of letters differently. A control that moves by a few pixels differs more. */
const TOLERANCE = { maxDiffPixels: 600, scale: "css", maskColor: "#808080" } as const;

const TEN_SCREENS =
  "27in-16x9-blue~29in-21x9-green~24in-16x10-pink_Desk~32in-16x9-yellow~49in-32x9-lime~34in-43x18-teal~" +
  "6.1in-9x19.5-red_Phone~19in-5x4-sky~80cm-16x9-orange~27in-9x16-amber";

/** The browser uses the site's font only if it is there for the first paint; the screenshots always use it. */
async function pinFont(page: Page): Promise<void> {
  const font = (await readFile(FONT)).toString("base64");
  await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace("Pinned", bytes).load());
    for (const name of ["--font", "--mono"]) document.documentElement.style.setProperty(name, "Pinned");
    await document.fonts.ready;
  }, font);
  await page.mouse.move(0, 0);
}

/** Opens a page in the pinned font and waits for animations. */
async function shown(page: Page, path: string, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await pinFont(page);
  await atRest(page);
}

test.beforeEach(async ({ page, site }) => skipIntro(page, site));

// One test, since each starts the whole browser again.
test("the default comparison, ten screens in the dark and an article look as approved", async ({ page }) => {
  await test.step("the default comparison, light", async () => {
    await shown(page, "/", "light");
    await expect(page).toHaveScreenshot("comparison-light.png", {
      ...TOLERANCE,
      mask: [page.getByRole("complementary")],
    });
  });
  await test.step("ten screens, dark", async () => {
    await shown(page, `/?screens=${TEN_SCREENS}`, "dark");
    await expect(page).toHaveScreenshot("ten-screens-dark.png", {
      ...TOLERANCE,
      mask: [page.getByRole("complementary")],
    });
  });
  await test.step("an article, dark", async () => {
    await shown(page, pageOf(shippedArticle("how-far-to-sit-from-a-monitor")), "dark");
    await expect(page).toHaveScreenshot("article-dark.png", { ...TOLERANCE, mask: [page.locator("time")] });
  });
});
