import { brotliSize, loadedAssets, sizesOf } from "../setup/assets.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";

const KB = 1024;

/** At most 120 KB of script, brotli, on `/` as it first loads; of it some 90 KB are React and the router alone. */
const PAGE_BYTES = 120 * KB;

/** The intro is a dialog, loaded when it opens: at a first visit that is at once, and it stays small. */
const INTRO_BYTES = 5 * KB;

test("`/` first loads at most 120 KB of script, and the intro at most 5 KB more", async ({ page, site }) => {
  const first = await loadedAssets(page, `${site}/`);
  await skipIntro(page, site);
  const later = await loadedAssets(await page.context().newPage(), `${site}/`);

  const bytes = brotliSize(later.scripts);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, `Scripts of /, in bytes:\n${sizesOf(later.scripts)}\n`).toBeLessThanOrEqual(PAGE_BYTES);

  const intro = brotliSize(first.scripts) - bytes;
  expect(intro, "the intro opened at the first visit").toBeGreaterThan(0);
  expect(intro, `Scripts of a first visit, in bytes:\n${sizesOf(first.scripts)}\n`).toBeLessThanOrEqual(INTRO_BYTES);
});
