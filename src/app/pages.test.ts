import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { DIALOGS, isTranslated, LISTED_PATHS, TEXT_PAGES } from "./pages.ts";
import routes from "./routes.ts";

/** Routes that are no pages: an unknown address, and what leads to another page. */
const NO_PAGES = ["*", "open"];

it("knows of every page whether the site map and the footer have it", () => {
  const paths = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...paths(children)]);
  const pages = [...DIALOGS, ...TEXT_PAGES].map(({ path }) => path.slice(1));
  expect(paths(routes).toSorted()).toEqual([...pages, ...NO_PAGES].toSorted());
});

it("lists pages at addresses of their own only", () => {
  expect(LISTED_PATHS.filter((path) => !/^\/[a-z]*$/.test(path))).toEqual([]);
  expect(new Set(LISTED_PATHS).size).toBe(LISTED_PATHS.length);
});

it("has versions in every language of what is no article and no legal text", () => {
  expect(LISTED_PATHS.filter(isTranslated).toSorted()).toEqual(["/", "/help", "/method", "/sizes"]);
  expect(["/info/1-a", "/27-vs-32", "/de"].filter(isTranslated)).toEqual([]);
});
