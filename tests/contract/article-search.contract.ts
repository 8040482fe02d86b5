import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublishedArticle } from "#domain/article/article.ts";
import type { ArticleStore } from "#domain/article/ports.ts";
import { openArticleStore, type StoreSettings } from "#storage/open-article-store.ts";
import { fillStore, numbered, titled } from "./simple-articles.ts";

/** What every store finds, and in which order. */
export function describeArticleSearch(kind: string, newStore: () => Promise<StoreSettings>): void {
  describe(`a search of the article store in ${kind}`, () => {
    let store: ArticleStore;

    beforeAll(async () => {
      store = await openArticleStore(await newStore());
    });
    afterAll(() => store.close());

    const fill = (articles: readonly PublishedArticle[]) => fillStore(store, articles);

    it("D60: lists articles with the word in their title first, then the others, newest first, over several pages", async () => {
      const articles = Array.from({ length: 27 }, (_, number) => ({
        ...numbered(number),
        title: number % 2 === 0 ? "Curved" : "Flat",
        summary: number % 2 === 0 ? "" : "Not curved",
      }));
      await fill(articles);
      const newestFirst = articles.toReversed();
      const hits = ["Curved", "Flat"].flatMap((title) => newestFirst.filter((article) => article.title === title));
      const pages = await Promise.all([1, 2, 3, 4].map((page) => store.list({ search: "curv", page })));
      expect(pages.map(({ infos }) => infos.length)).toEqual([10, 10, 7, 0]);
      expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3, 3]);
      expect(pages.flatMap(({ infos }) => infos.map(({ id }) => id))).toEqual(hits.map(({ id }) => id));
    });

    it.each([
      ["sitting distance", ["3-both", "2-seat", "4-text"]],
      ["sit distances", ["3-both", "2-seat", "4-text"]],
      ["how far should I sit", ["2-seat"]],
      ["FAR", ["2-seat"]],
      ["dist", ["3-both", "4-text", "2-seat"]],
      ["ecran", ["1-ecran"]],
      ["Écrans", ["1-ecran"]],
      ["the who", ["1-ecran"]],
      ["site", []],
      ["sitting who", ["3-both", "2-seat", "4-text"]],
    ])(
      "D23, D60: finds words by beginning or stem and ignores stop words, more words in the title first: '%s'",
      async (search, ids) => {
        const article = (id: string, title: string, text: string) => ({
          ...numbered(1),
          id,
          title,
          summary: "",
          content: `<p>${text}</p>`,
        });
        await fill([
          article("1-ecran", "Un écran", "The doctor, who sat down"),
          article("2-seat", "Where to sit", "It depends how far: distances of one metre"),
          article("3-both", "Distances for sitting", ""),
          article("4-text", "Comfort", "Nobody sits at the same distance"),
        ]);
        expect((await store.list({ search, page: 1 })).infos.map(({ id }) => id)).toEqual(ids);
      },
    );

    /** The titles that a search finds, each with what the result says beside it. */
    async function results(search: string): Promise<string[]> {
      const { infos } = await store.list({ search, page: 1 });
      return infos.map(({ title, found, without = [] }) =>
        [
          title,
          ...(found ? [`in ${found.heading} #${found.id}`] : []),
          ...without.map((word) => `without ${word}`),
        ].join(", "),
      );
    }

    it("D60: orders by title, keywords, headings and summary, then text; only between equals by date", async () => {
      await fill([
        titled("Curved", { id: "1-a" }),
        titled("Keyword", { id: "2-b", keywords: ["flat or curved"] }),
        titled("Heading", { id: "3-c", content: '<h2 id="it">Curved ones</h2><p>Text</p>' }),
        titled("Summary", { id: "4-d", summary: "On curved screens" }),
        titled("Text", { id: "5-e", content: '<p>Before</p><h2 id="it">Part</h2><p>All are curved.</p>' }),
        titled("Older text", { id: "4-f", content: "<p>curved</p>" }),
        titled("None", { id: "6-g" }),
      ]);
      expect(await results("curved")).toEqual([
        ...["Curved", "Keyword", "Summary", "Heading, in Curved ones #it", "Text, in Part #it", "Older text"],
      ]);
    });

    it("D60: counts a rare word more than a common one", async () => {
      const content = "<p>A monitor above a fireplace</p>";
      await fill([
        titled("Fireplace", { id: "1-a", content }),
        titled("Monitor", { id: "2-b", content }),
        ...["3-c", "4-d", "5-e"].map((id) => titled("Another monitor", { id })),
      ]);
      expect(await results("monitor fireplace")).toEqual(["Fireplace", "Monitor"]);
    });

    it("D60: lists those with most words, then the rarest, where no article has all, and names those that they lack", async () => {
      await fill([
        titled("Ultrawide monitor", { id: "5-a" }),
        titled("Mac monitor", { id: "1-b" }),
        titled("Monitor", { id: "6-c" }),
        titled("Ultrawide", { id: "7-d" }),
        titled("Ultrawide for films", { id: "4-e" }),
        titled("Desk", { id: "8-f" }),
      ]);
      expect(await results("ultrawide monitor for a mac")).toEqual([
        "Mac monitor, without ultrawide",
        "Ultrawide monitor, without mac",
        "Ultrawide, without monitor, without mac",
        "Monitor, without ultrawide, without mac",
        "Ultrawide for films, without monitor, without mac",
      ]);
      expect(await results("ultrawide zzz")).toEqual([
        "Ultrawide, without zzz",
        "Ultrawide monitor, without zzz",
        "Ultrawide for films, without zzz",
      ]);
      expect(await results("zzz yyy")).toEqual([]);
    });

    it.each([
      ["montior", ["Monitors"]],
      ["moniter", ["Monitors"]],
      ["monitorr", ["Monitors"]],
      ["mnoitors", ["Monitors"]],
      ["mnotior", []],
      ["desck", []],
    ])("D60: forgives one typing error in a word of six letters: '%s'", async (search, titles) => {
      await fill([titled("Monitors"), titled("Desk")]);
      expect(await results(search)).toEqual(titles);
    });

    it("D60: keeps the keywords of an article, which no reader sees, and finds none of a former one", async () => {
      const article = titled("Desk", { keywords: ["workspace", "120 cm"] });
      await fill([article]);
      expect(await results("workspaces")).toEqual(["Desk"]);
      expect(JSON.stringify([await store.list({ search: "", page: 1 }), await store.get(article.id)])).not.toContain(
        "work",
      );
      expect(await store.publish([article])).toEqual(["unchanged"]);
      expect(await store.publish([{ ...article, keywords: ["table"] }])).toEqual(["updated"]);
      expect(await results("workspace")).toEqual([]);
      expect(await store.publish([titled("Desk")])).toEqual(["updated"]);
      expect(await results("table")).toEqual([]);
    });

    it("D60: has the newest article that says so as the lead", async () => {
      await fill([numbered(1)]);
      expect(await store.lead()).toBeNull();
      await store.publish([{ ...numbered(2), lead: true }, { ...numbered(3), lead: true }, numbered(4)]);
      const { content: _content, ...summary } = numbered(3);
      expect(await store.lead()).toEqual(summary);
      expect(await store.publish([numbered(3)])).toEqual(["updated"]);
      expect((await store.lead())?.id).toBe(numbered(2).id);
    });

    it("D23: lists all articles when a search has only refused characters", async () => {
      await fill([numbered(1), numbered(2)]);
      for (const search of ["!?", "-", " ", "'\"*"]) {
        expect((await store.list({ search, page: 1 })).infos).toHaveLength(2);
      }
    });
  });
}
