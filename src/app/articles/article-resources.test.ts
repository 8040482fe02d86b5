import { describe, expect, it } from "vitest";
import { articleAddress } from "#domain/article/article-address.ts";
import type { ArticleReader } from "#domain/article/ports.ts";
import { articleResource, listResource, resourceAt } from "./article-resources.ts";
import { LATEST_ARTICLES } from "./latest-resource.ts";
import { HttpStatusError } from "./resource.ts";

const at = (path: string) => new URL(path, "https://diagonal.test");

/** A reader that records its calls. */
function recordingReader(respond: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const record = (parameter: unknown) => {
    calls.push(parameter);
    return respond();
  };
  return { calls, articles: { list: record, get: record } as ArticleReader };
}

describe("loading a resource", () => {
  it("S4: fails with 400 for a malformed id, without any request", async () => {
    const { calls, articles } = recordingReader(async () => null);
    for (const id of ["hello", "2024", "-slug", "2024-", "a1-b", ""]) {
      expect(await articleResource(id).load(articles)).toEqual({ ok: false, status: 400 });
    }
    expect(calls).toEqual([]);
  });

  it("S8: fails with 404 for a missing article", async () => {
    const { calls, articles } = recordingReader(async () => null);
    expect(await articleResource("1-a").load(articles)).toEqual({ ok: false, status: 404 });
    expect(calls).toEqual(["1-a"]);
  });

  it("S7, S8: fails with the status of a non-OK response, and with 503 without a response", async () => {
    const failing = recordingReader(() => Promise.reject(new HttpStatusError(418)));
    const unreachable = recordingReader(() => Promise.reject(new TypeError("Failed to fetch")));
    for (const resource of [articleResource("1-a"), listResource({ search: "", page: 1 }), LATEST_ARTICLES]) {
      expect(await resource.load(failing.articles)).toEqual({ ok: false, status: 418 });
      expect(await resource.load(unreachable.articles)).toEqual({ ok: false, status: 503 });
    }
  });

  it("S7: requests the list with no query for the latest articles, and returns ids and titles", async () => {
    const info = { id: "1-a", title: "A", summary: "About a.", thumbnail: "/a.png" };
    const { calls, articles } = recordingReader(async () => ({ infos: [info], totalPages: 1 }));
    expect(await LATEST_ARTICLES.load(articles)).toEqual({ ok: true, value: [{ id: "1-a", title: "A" }] });
    expect(calls).toEqual([{ search: "", page: 1 }]);
  });
});

describe("the resource of the page", () => {
  it.each([
    ["/", "latest"],
    ["/?screens=27in-16x9", "latest"],
    ["/info", "/info"],
    ["/info?page=1&search=", "/info"],
    ["/info?search=a&page=2", "/info?search=a&page=2"],
    ["/info/1-a", "/info/1-a"],
    ["/info/1-%61", "/info/1-a"],
  ])("at %s has the key %s", (path, key) => {
    expect(resourceAt(at(path))?.key).toBe(key);
  });

  it.each(["/help", "/privacy", "/info/", "/info/1-a/b", "/information", "/info/%E0%A4%A"])("at %s is null", (path) => {
    expect(resourceAt(at(path))).toBeNull();
  });

  it("at an article's address is that article, whatever characters its id has", () => {
    const id = "1700000000000-50% off? 27″/16:9 #1";
    expect(resourceAt(at(articleAddress(id)))?.key).toBe(articleResource(id).key);
  });
});
