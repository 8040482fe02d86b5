import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublishedArticle } from "#domain/article/article.ts";
import type { ArticleStore } from "#domain/article/ports.ts";
import { openArticleStore, type StoreSettings } from "#storage/open-article-store.ts";
import { storedIds } from "../setup/stored-ids.ts";
import { arbitraryArticle, arbitraryId, arbitrarySearch } from "./arbitrary-articles.ts";
import { ArticleModel } from "./article-model.ts";
import { fillStore, numbered } from "./simple-articles.ts";

/** The behaviour of every store. `newStore` returns the settings of a new, empty store. */
export function describeArticleStore(kind: string, newStore: () => Promise<StoreSettings>): void {
  describe(`the article store in ${kind}`, () => {
    let store: ArticleStore;
    let settings: StoreSettings;

    beforeAll(async () => {
      settings = await newStore();
      store = await openArticleStore(settings);
    });
    afterAll(() => store.close());

    const fill = (articles: readonly PublishedArticle[]) => fillStore(store, articles);

    it("D22: is empty at first: no infos, no page", async () => {
      const empty = { infos: [], totalPages: 0 };
      expect(await store.list({ search: "", page: 1 })).toEqual(empty);
      expect(await store.list({ search: "screen", page: 1 })).toEqual(empty);
      expect(await storedIds(store, 0, 10)).toEqual([]);
      expect(await store.get("1-a")).toBeNull();
    });

    it("keeps every character of an article", async () => {
      const odd = "A & B <b>\t\r\n'\"\\ %_* 𠀀 🖥️ e\u0301 \u202E ü \uFFFD {} $1 ?1 :x @@";
      const article = {
        id: `5-${odd}`,
        title: odd,
        summary: odd,
        thumbnail: odd,
        content: odd.repeat(5000),
      };
      await fill([article, { ...article, id: "4-b", thumbnail: null }]);
      const { content, ...info } = article;
      expect(await store.get(article.id)).toEqual({ id: article.id, title: odd, content });
      expect((await store.list({ search: "", page: 1 })).infos).toEqual([
        info,
        { ...info, id: "4-b", thumbnail: null },
      ]);
    });

    it("D15: lists ten articles a page, newest first; a page past the last one has none", async () => {
      await fill(Array.from({ length: 34 }, (_, number) => numbered(number)));
      for (const search of ["", "screen"]) {
        const pages = await Promise.all([1, 2, 3, 4, 5, 1e12].map((page) => store.list({ search, page })));
        expect(pages.map(({ infos }) => infos.length)).toEqual([10, 10, 10, 4, 0, 0]);
        expect(pages.map(({ totalPages }) => totalPages)).toEqual([4, 4, 4, 4, 4, 4]);
        const ids = pages.flatMap(({ infos }) => infos.map(({ id }) => id));
        expect(ids).toEqual(Array.from({ length: 34 }, (_, number) => numbered(33 - number).id));
      }
    });

    it("D15: orders equal times by id, downwards, in whatever order they were published", async () => {
      await fill([]);
      for (const slug of ["m", "a", "z", "k", "b", "y"]) await store.publish([{ ...numbered(5), id: `5-${slug}` }]);
      await store.remove("5-k");
      await store.publish([{ ...numbered(5), id: "5-k" }]);
      const ids = ["z", "y", "m", "k", "b", "a"].map((slug) => `5-${slug}`);
      expect((await store.list({ search: "", page: 1 })).infos.map(({ id }) => id)).toEqual(ids);
      expect((await store.list({ search: "screen", page: 1 })).infos.map(({ id }) => id)).toEqual(ids);
    });

    it("D15: keeps the order of two hundred articles of one time, each published between two others", async () => {
      await fill([]);
      const slugs = Array.from({ length: 200 }, (_, number) => {
        const rank = number % 2 === 0 ? number / 2 : 200 - (number + 1) / 2;
        return String(rank).padStart(3, "0");
      });
      for (let from = 0; from < 200; from += 20) {
        await store.publish(slugs.slice(from, from + 20).map((slug) => ({ ...numbered(5), id: `5-${slug}` })));
      }
      const ids = slugs
        .toSorted()
        .reverse()
        .map((slug) => `5-${slug}`);
      expect(await storedIds(store, 0, 1000)).toEqual(ids);
      const { infos, totalPages } = await store.list({ search: "screen", page: 11 });
      expect(infos.map(({ id }) => id)).toEqual(ids.slice(100, 110));
      expect(totalPages).toBe(20);
    });

    it("D50: leads from former ids to the article, also over several, and never in a circle", async () => {
      await fill([{ ...numbered(1), replaces: ["7-old", "6-older"] }]);
      const { id } = numbered(1);
      expect(await store.get("7-old")).toMatchObject({ id });
      expect(await store.get("6-older")).toMatchObject({ id });
      expect(await store.get("7-other")).toBeNull();
      expect((await store.list({ search: "", page: 1 })).infos.map((info) => info.id)).toEqual([id]);
      expect(await storedIds(store, 0, 10)).toEqual([id]);
      expect(await store.replacements()).toEqual([
        { former: "6-older", id },
        { former: "7-old", id },
      ]);
      // Another article takes its place.
      await store.publish([{ ...numbered(2), replaces: [id] }]);
      expect(await store.get(id)).toMatchObject({ id });
      await store.remove(id);
      expect(await store.get("6-older")).toMatchObject({ id: numbered(2).id });
      // Each replaces the other, and both are gone.
      await store.publish([{ ...numbered(3), replaces: [numbered(4).id] }]);
      await store.publish([{ ...numbered(4), replaces: [numbered(3).id] }]);
      await store.remove(numbered(3).id);
      expect(await store.get(numbered(3).id)).toMatchObject({ id: numbered(4).id });
      await store.remove(numbered(4).id);
      expect(await store.get(numbered(4).id)).toBeNull();
    });

    it("D50: keeps the last former ids that an article names, and none of a removed one", async () => {
      await fill([{ ...numbered(1), replaces: ["7-old", "6-older"] }]);
      const publish = async (replaces: string[]) => (await store.publish([{ ...numbered(1), replaces }]))[0];
      const revision = await store.revision();
      expect(await publish(["6-older", "7-old", "7-old"])).toBe("unchanged");
      expect(await store.revision()).toBe(revision);
      expect(await publish(["7-old"])).toBe("updated");
      expect(await store.get("6-older")).toBeNull();
      // Whoever names it last has it.
      expect(await store.publish([{ ...numbered(2), replaces: ["7-old"] }])).toEqual(["added"]);
      expect(await store.get("7-old")).toMatchObject({ id: numbered(2).id });
      await store.remove(numbered(2).id);
      expect(await store.get("7-old")).toBeNull();
      expect((await store.replacements()).filter(({ former }) => former === "7-old")).toEqual([]);
      await expect(store.publish([{ ...numbered(3), replaces: ["no id"] }])).rejects.toThrow(RangeError);
    });

    it("D50: keeps the day of the last change, where there is one", async () => {
      await fill([{ ...numbered(1), updated: "2026-11-25" }, numbered(2)]);
      const { infos } = await store.list({ search: "", page: 1 });
      expect(infos.map((info) => info.updated)).toEqual([undefined, "2026-11-25"]);
      expect((await store.list({ search: "screen", page: 1 })).infos.map((info) => info.updated)).toEqual([
        undefined,
        "2026-11-25",
      ]);
      expect(await store.entries(0, 10)).toEqual([
        { id: numbered(2).id },
        { id: numbered(1).id, updated: "2026-11-25" },
      ]);
      expect(await store.get(numbered(1).id)).toMatchObject({ updated: "2026-11-25" });
      expect(await store.get(numbered(2).id)).not.toHaveProperty("updated");
      expect(await store.publish([{ ...numbered(1), updated: "2026-11-26" }])).toEqual(["updated"]);
      expect(await store.publish([numbered(1)])).toEqual(["updated"]);
      expect(await store.get(numbered(1).id)).not.toHaveProperty("updated");
    });

    it("D26: returns added, updated or unchanged for each article, in the order given", async () => {
      await fill([numbered(1)]);
      const changed = { ...numbered(1), title: "Changed" };
      expect(await store.publish([numbered(2), numbered(1), changed, changed])).toEqual([
        "added",
        "unchanged",
        "updated",
        "unchanged",
      ]);
      expect(await store.get(numbered(1).id)).toMatchObject({ title: "Changed" });
      expect(await store.publish([])).toEqual([]);
    });

    it("publishes all articles of a batch or none", async () => {
      await fill([numbered(1)]);
      const revision = await store.revision();
      await expect(store.publish([numbered(2), { ...numbered(3), id: "no id" }])).rejects.toThrow(RangeError);
      expect(await storedIds(store, 0, 10)).toEqual([numbered(1).id]);
      expect(await store.revision()).toBe(revision);
    });

    it("no longer finds the former words of a changed or removed article", async () => {
      await fill([{ ...numbered(1), title: "Curved", summary: "" }]);
      expect((await store.list({ search: "curved", page: 1 })).totalPages).toBe(1);
      await store.publish([{ ...numbered(1), title: "Flat", summary: "" }]);
      expect((await store.list({ search: "curved", page: 1 })).totalPages).toBe(0);
      expect((await store.list({ search: "flat", page: 1 })).totalPages).toBe(1);
      expect(await store.remove(numbered(1).id)).toBe(true);
      expect((await store.list({ search: "flat", page: 1 })).totalPages).toBe(0);
      expect(await store.remove(numbered(1).id)).toBe(false);
    });

    it("changes its revision when, and only when, what readers see changes", async () => {
      await fill([numbered(1)]);
      const revisions = [await store.revision()];
      await store.publish([numbered(1)]);
      await store.remove("1-not-there");
      expect(await store.revision()).toBe(revisions[0]);
      for (const change of [
        () => store.publish([numbered(2)]),
        () => store.publish([{ ...numbered(2), thumbnail: "/other.avif" }]),
        () => store.remove(numbered(2).id),
      ]) {
        await change();
        revisions.push(await store.revision());
      }
      expect(new Set(revisions).size).toBe(4);
    });

    it("finds no article for an id that is malformed, too long or not valid Unicode", async () => {
      for (const id of ["", "no id", "1", "1-\0", "1-\uD800", `1-${"a".repeat(10_000)}`, "1-' OR ''='"]) {
        expect(await store.get(id)).toBeNull();
        expect(await store.remove(id)).toBe(false);
      }
    });

    it("sees at once what another connection publishes", async () => {
      await fill([numbered(1)]);
      const other = await openArticleStore(settings);
      try {
        const revision = await store.revision();
        await store.list({ search: "screen", page: 1 });
        await other.publish([numbered(2)]);
        expect((await store.list({ search: "", page: 1 })).infos).toHaveLength(2);
        expect((await store.list({ search: "screen", page: 1 })).infos).toHaveLength(2);
        expect(await store.get(numbered(2).id)).not.toBeNull();
        await expect.poll(() => store.revision()).not.toBe(revision);
      } finally {
        await other.close();
      }
    });

    it("serves whole pages to many readers while it publishes", async () => {
      await fill(Array.from({ length: 30 }, (_, number) => numbered(number)));
      const published = (async () => {
        for (let number = 30; number < 60; number += 5) {
          await store.publish(Array.from({ length: 5 }, (_, each) => numbered(number + each)));
        }
      })();
      const pages = await Promise.all(
        Array.from({ length: 60 }, (_, number) => store.list({ search: number % 2 ? "screen" : "", page: 2 })),
      );
      await published;
      for (const { infos } of pages) {
        expect(infos).toHaveLength(10);
        const ids = infos.map(({ id }) => Number.parseInt(id, 10));
        expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => (ids[0] ?? 0) - index));
      }
    });

    it("D15, D22, D23, D60: equals a simple model after any sequence of publications, removals and searches", async () => {
      const steps = fc.array(
        fc.oneof(
          { weight: 3, arbitrary: fc.record({ publish: fc.array(arbitraryArticle, { minLength: 1, maxLength: 12 }) }) },
          { weight: 1, arbitrary: fc.record({ remove: arbitraryId }) },
          { weight: 3, arbitrary: fc.record({ search: arbitrarySearch, page: fc.integer({ min: 1, max: 5 }) }) },
        ),
        { minLength: 4, maxLength: 30 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (some) => {
          await fill([]);
          const model = new ArticleModel();
          for (const step of some) {
            if ("publish" in step) {
              expect(await store.publish(step.publish)).toEqual(model.publish(step.publish));
              for (const { id } of step.publish) expect(await store.get(id)).toEqual(model.get(id));
            } else if ("remove" in step) {
              expect(await store.remove(step.remove)).toBe(model.remove(step.remove));
              expect(await store.get(step.remove)).toBeNull();
            } else {
              const { search, page } = step;
              expect(await store.list({ search, page })).toEqual(model.list(search, page));
              expect(await store.list({ search: "", page })).toEqual(model.list("", page));
            }
          }
          const ids = await storedIds(store, 0, 1000);
          expect(ids).toEqual(model.ids(0, 1000));
          expect(await storedIds(store, 3, 4)).toEqual(model.ids(3, 4));
          for (const id of ids) expect(await store.get(id)).toEqual(model.get(id));
        }),
        { numRuns: 25 },
      );
    });
  });
}
