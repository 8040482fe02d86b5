import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArticleReader } from "../../domain/article/ports.ts";
import { FailedAnswer } from "./http-article-reader.ts";
import { articleAddress, LATEST, listAddress, readQuery, wantedArticle, wantedAt, wantedList } from "./load.ts";

const at = (path: string) => new URL(path, "https://diagonal.test");

/** A reader that tells what it was asked. */
function reader(answer: () => Promise<never> | Promise<unknown>) {
  const asked: unknown[] = [];
  const ask = (question: unknown) => {
    asked.push(question);
    return answer();
  };
  return { asked, articles: { list: ask, get: ask } as ArticleReader };
}

describe("the address of a list page", () => {
  it.each([
    ["", 1, "/info"],
    ["", 3, "/info?page=3"],
    ["ultra-wide 34", 1, "/info?search=ultra-wide+34"],
    ["größe", 2, "/info?search=gr%C3%B6%C3%9Fe&page=2"],
  ])("D15: of %j, page %i leaves out page 1 and an empty search", (search, page, address) => {
    expect(listAddress({ search, page })).toBe(address);
  });

  it("D15: is read as it is written, so that Back, reload and sharing work", () => {
    const letters = fc
      .string({ unit: fc.constantFrom(..."aZ9é画- \u0301"), maxLength: 100 })
      .map((text) => text.trim());
    const pages = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(letters, pages, (search, page) => {
        expect(readQuery(at(listAddress({ search, page })))).toEqual({ search, page });
      }),
    );
  });

  it.each(["0", "-1", "1.5", "two", "", "1e3", "01", " 2", "9999999999"])(
    "D15: takes page=%j for the first",
    (page) => {
      expect(readQuery(at(`/info?page=${encodeURIComponent(page)}`)).page).toBe(1);
    },
  );

  it("S5: ignores in a search what the box would refuse, and white space around it", () => {
    expect(readQuery(at("/info?search=%20%3Cb%3E21:9!%20x%20")).search).toBe("b219 x");
    expect(readQuery(at("/info?search=%21%3F")).search).toBe("");
  });
});

describe("the address of an article", () => {
  it("takes any text behind the hyphen, as S5 allows it", () => {
    const id = "1700000000000-50% off? 27″/16:9 #1";
    expect(at(articleAddress(id)).pathname.split("/")).toHaveLength(3);
    expect(wantedAt(at(articleAddress(id)))?.key).toBe(wantedArticle(id).key);
  });
});

describe("loading", () => {
  it("S4: a malformed id sets error 400 without any request", async () => {
    const { asked, articles } = reader(async () => null);
    for (const id of ["hello", "2024", "-slug", "2024-", "a1-b", ""]) {
      expect(await wantedArticle(id).load(articles)).toEqual({ ok: false, status: 400 });
    }
    expect(asked).toEqual([]);
  });

  it("S8: an article that is not there is a failure, 404", async () => {
    const { asked, articles } = reader(async () => null);
    expect(await wantedArticle("1-a").load(articles)).toEqual({ ok: false, status: 404 });
    expect(asked).toEqual(["1-a"]);
  });

  it("S7, S8: a non-OK answer is a failure with its status, no answer is one with 503", async () => {
    const answered = reader(() => Promise.reject(new FailedAnswer(418)));
    const silent = reader(() => Promise.reject(new TypeError("Failed to fetch")));
    for (const wanted of [wantedArticle("1-a"), wantedList({ search: "", page: 1 }), LATEST]) {
      expect(await wanted.load(answered.articles)).toEqual({ ok: false, status: 418 });
      expect(await wanted.load(silent.articles)).toEqual({ ok: false, status: 503 });
    }
  });

  it("S7: the right panel asks for the list with no query, and keeps ids and titles", async () => {
    const info = { id: "1-a", title: "A", summary: "About a.", thumbnail: "/a.png" };
    const { asked, articles } = reader(async () => ({ infos: [info], totalPages: 1 }));
    expect(await LATEST.load(articles)).toEqual({ ok: true, value: [{ id: "1-a", title: "A" }] });
    expect(asked).toEqual([{ search: "", page: 1 }]);
  });
});

describe("what a page asks for", () => {
  it.each([
    ["/", "latest"],
    ["/?screens=27in-16x9", "latest"],
    ["/info", "/info"],
    ["/info?page=1&search=", "/info"],
    ["/info?search=a&page=2", "/info?search=a&page=2"],
    ["/info/1-a", "/info/1-a"],
    ["/info/1-%61", "/info/1-a"],
  ])("at %s is kept as %s", (path, key) => {
    expect(wantedAt(at(path))?.key).toBe(key);
  });

  it.each(["/help", "/privacy", "/info/", "/info/1-a/b", "/information", "/info/%E0%A4%A"])(
    "at %s is nothing",
    (path) => {
      expect(wantedAt(at(path))).toBeNull();
    },
  );
});
