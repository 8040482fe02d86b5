import { describe, expect, it } from "vitest";
import { TEST_GERMAN, testApp } from "#tests/server/test-app.ts";
import * as en from "#words/en/en.ts";
import { LOGGED_PATH_MAX_CHARACTERS } from "./limits.ts";
import { pagePaths, pathsToLog } from "./logged-path.ts";
import type { StoredResponse } from "./responses/stored-response.ts";

const page = (id: string, path?: string) => ({ id, ...(path !== undefined && { path }), module: {} as never });
const routes = {
  root: page("root"),
  help: page("help", "help"),
  article: page("article", "info/:id"),
  rest: page("rest", "*"),
};
const site = testApp({ furtherLanguages: [TEST_GERMAN] });
const pages = [en, TEST_GERMAN.words].flatMap((language) => pagePaths({ routes }, language));
const logged = pathsToLog(site.app, pages, new Map([["/favicon.svg", {} as StoredResponse]]));

describe("the path in the log", () => {
  it.each([
    ["/"],
    ["/help"],
    ["/favicon.svg"],
    ["/robots.txt"],
    ["/comparison.svg"],
    ["/share.png"],
    ["/api/info"],
    ["/api/health"],
    ["/feed.xml"],
    ["/de"],
    ["/de/"],
    ["/de/help"],
    ["/de/share.png"],
  ])("is %s, which is one of the site's own", (path) => {
    expect(logged(path, true)).toBe(path);
    expect(logged(path, false)).toBe(path);
  });

  it.each([
    ["/info/1700000000000-wide", "/info/:id"],
    ["/de/info/1700000000000-wide", "/de/info/:id"],
    ["/api/info/1700000000000-wide", "/api/info/:id"],
    ["/share/1700000000000-wide.png", "/share/:file"],
    ["/media/0a1b.webp", "/media/:picture"],
    ["/sitemap-2.xml", "/sitemap-:part"],
  ])("is %s only where there is something, and else %s", (path, family) => {
    expect(logged(path, true)).toBe(path);
    expect(logged(path, false)).toBe(family);
  });

  it.each([
    "/27-vs-34",
    "/27-or-34",
    "/65-in-150cm",
    "/27-vs-34.png",
    "/two-27-vs-49/",
    "/help/27-vs-34",
    "/de/27-oder-34",
    "/de/27-oder-34.png",
    "/deutsch",
    "/HELP/../27-vs-34",
    "/api/27-vs-34",
    "/assets/27-vs-34",
    "//27-vs-34",
    "http://diagonal.test/27-vs-34",
    "27-vs-34",
    "",
  ])("does not hold %s, which may be a comparison", (path) => {
    expect([logged(path, true), logged(path, false)]).toEqual(["*", "*"]);
  });

  it("has a greatest length", () => {
    expect(logged(`/info/1-${"a".repeat(5_000)}`, true)).toHaveLength(LOGGED_PATH_MAX_CHARACTERS);
  });
});
