import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Database } from "./database.ts";
import { Search } from "./search.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-search-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** So many articles with the word in their title, and so many with it in their summary only, in turns. */
async function storeWith(inTitle: number, elsewhere: number): Promise<{ file: string; expected: string[] }> {
  const file = join(folder, `${inTitle}-${elsewhere}.sqlite`);
  const store = SqliteArticleStore.open(file);
  const articles = Array.from({ length: 2 * Math.max(inTitle, elsewhere) }, (_, number) => {
    const [isTitle, place] = [number % 2 === 0, Math.floor(number / 2)];
    const has = place < (isTitle ? inTitle : elsewhere);
    const [title, summary] = [has && isTitle ? "Curved" : "Flat", has && !isTitle ? "curved" : ""];
    return { id: `${number * 60_000}-a`, title, summary, thumbnail: null, content: "" };
  });
  await store.publish(articles);
  await store.close();
  const newestFirst = articles.toReversed();
  const hits = [
    ...newestFirst.filter((each) => each.title === "Curved"),
    ...newestFirst.filter((each) => each.summary),
  ];
  return { file, expected: hits.map(({ id }) => id) };
}

describe("a search", () => {
  it.each([
    [0, 0],
    [3, 4],
    [0, 19],
    [0, 20],
    [19, 0],
    [20, 0],
    [13, 7],
    [5, 80],
    [45, 5],
    [45, 50],
  ])(
    "D23: lists %i articles with the word in their title, then %i others, newest first",
    async (inTitle, elsewhere) => {
      const { file, expected } = await storeWith(inTitle, elsewhere);
      const database = Database.openForReading(file);
      const asked = new Search(database);
      for (let page = 1; page <= expected.length / 10 + 2; page++) {
        const wanted = { ids: expected.slice(page * 10 - 10, page * 10), totalPages: Math.ceil(expected.length / 10) };
        // Asked for the first time, and when the number of hits is known.
        for (const search of [new Search(database), asked, asked]) {
          for (const word of ["curv", "curve", "curved"]) {
            const { infos, totalPages } = search.find([word], page);
            expect({ ids: infos.map(({ id }) => id), totalPages }).toEqual(wanted);
          }
        }
      }
      database.close();
    },
  );

  it("D23: finds a longer word by its beginning as soon as there is one", async () => {
    const { file } = await storeWith(1, 0);
    const store = SqliteArticleStore.open(file);
    const database = Database.openForReading(file);
    const search = new Search(database);
    const found = () => search.find(["curved"], 1).infos.map(({ title }) => title);
    expect(found()).toEqual(["Curved"]);

    // Adlam, whose letters stand high in Unicode and have spaces between their words: still one word.
    const longer = { id: "1-b", title: "Curved0", summary: "", thumbnail: null, content: "" };
    for (const title of ["Curved0", "Curved\u{1E943}"]) {
      await store.publish([{ ...longer, title }]);
      search.refresh();
      expect(found()).toEqual([title, "Curved"]);
    }
    await store.remove(longer.id);
    search.refresh();
    expect(found()).toEqual(["Curved"]);
    database.close();
    await store.close();
  });
});
