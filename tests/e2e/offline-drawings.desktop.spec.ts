import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, nextRelease, test, workerReady } from "../setup/offline.ts";

test.use({ reducedMotion: "reduce", allowedProblems: /ERR_CONNECTION_REFUSED/ });

const WORDS = ": as seen from ";
const NEXT_WORDS = ": seen from ";

/** The kept drawings of opened articles. */
function keptDrawings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open("diagonal-pictures");
    const drawings = (await cache.keys()).filter(({ url }) => url.includes("/figure?"));
    return Promise.all(drawings.map(async (drawing) => (await (await cache.match(drawing))?.text()) ?? ""));
  });
}

test("F10.2: a drawing in an opened article is the server's, and the kept one without a network", async ({
  page,
  server,
  folder,
}) => {
  const drawing = page.getByRole("article").locator("svg[data-figure]").first();
  const open = () => ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await open();
  await workerReady(page);
  await expect.poll(() => keptDrawings(page)).toContainEqual(expect.stringContaining(WORDS));

  const next = nextRelease(folder);
  const source = join(next, "src", "words", "en", "drawing.ts");
  writeFileSync(source, readFileSync(source, "utf8").replaceAll(WORDS, NEXT_WORDS));
  await server.replace({ root: next });
  await test.step("the server draws it in another way", async () => {
    await open();
    await expect.poll(() => keptDrawings(page)).toContainEqual(expect.stringContaining(NEXT_WORDS));
  });
  await test.step("without a network", async () => {
    await server.stop();
    await open();
    await expect(drawing).toContainText(NEXT_WORDS);
    await expect(drawing).toBeVisible();
  });
});
