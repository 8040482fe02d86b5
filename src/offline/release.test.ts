import { beforeEach, expect, it, vi } from "vitest";
import { FakeCacheStorage } from "#tests/setup/fake-caches.ts";
import { deleteOtherReleases, keepRelease, pageIn, type Release, readShell } from "./release.ts";
import { workerPath } from "./worker-path.ts";

const RELEASE: Release = {
  version: "one",
  path: "",
  otherPaths: ["/de", "/pt-br"],
  files: ["/assets/entry-a1.js", "/assets/root-b2.js", "/assets/inter-c3.woff2"],
};
const GERMAN: Release = { ...RELEASE, path: "/de", otherPaths: ["/pt-br"] };
const SHELL = '<html><script>import "/assets/root-b2.js"; import("/assets/entry-a1.js")</script></html>';

let caches: FakeCacheStorage;
/** What the server responds by path; 404 for any other one. */
let served: Map<string, string>;

beforeEach(() => {
  caches = new FakeCacheStorage();
  served = new Map([["/open", SHELL], ["/de/open", SHELL], ...RELEASE.files.map((path) => [path, path] as const)]);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (path: string) => {
    const body = served.get(path);
    return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
  });
});

it("keeps the page and every file of the release (F10.1)", async () => {
  await keepRelease(RELEASE);
  const kept = await (await caches.open("diagonal-release-one")).keys();
  expect(kept.map(({ url }) => new URL(url).pathname).sort()).toEqual(["/open", ...RELEASE.files].sort());
  expect(await (await readShell(RELEASE))?.text()).toBe(SHELL);
});

it.each([
  ["a file is missing", () => served.delete("/assets/inter-c3.woff2")],
  ["the page is missing", () => served.delete("/open")],
  ["the page is of another release", () => served.set("/open", SHELL.replace("b2", "b9"))],
  ["the page is something else", () => served.set("/open", "<html>Please log in</html>")],
])("keeps nothing if %s, and leaves the former release (F10.3)", async (_, spoil) => {
  await caches.open("diagonal-release-before");
  spoil();
  await expect(keepRelease(RELEASE)).rejects.toThrow();
  expect(await caches.keys()).toEqual(["diagonal-release-before"]);
});

it("deletes other releases, and no articles (F10.3)", async () => {
  for (const name of ["diagonal-release-before", "diagonal-articles", "diagonal-pictures"]) await caches.open(name);
  await keepRelease(RELEASE);
  await deleteOtherReleases(RELEASE);
  expect((await caches.keys()).sort()).toEqual(["diagonal-articles", "diagonal-pictures", "diagonal-release-one"]);
});

it("keeps a release of each language, and deletes only the former ones of its own", async () => {
  for (const name of ["", "de-", "pt-br-"]) await caches.open(`diagonal-release-${name}before`);
  await keepRelease(GERMAN);
  await deleteOtherReleases(GERMAN);
  expect((await caches.keys()).sort()).toEqual([
    "diagonal-release-before",
    "diagonal-release-de-one",
    "diagonal-release-pt-br-before",
  ]);
  await keepRelease(RELEASE);
  await deleteOtherReleases(RELEASE);
  expect((await caches.keys()).sort()).toEqual([
    "diagonal-release-de-one",
    "diagonal-release-one",
    "diagonal-release-pt-br-before",
  ]);
  expect(await (await readShell(GERMAN))?.text()).toBe(SHELL);
});

it("leaves the pages of other languages to their own workers", () => {
  const pages = ["/", "/info", "/de", "/de/info", "/dell-27-vs-32", "/pt-br/help"];
  expect(pages.map((page) => pageIn(RELEASE, page))).toEqual(["/", "/info", null, null, "/dell-27-vs-32", null]);
  expect(pages.map((page) => pageIn(GERMAN, page))).toEqual([null, null, "/", "/info", null, null]);
  expect(["", "/de", "/pt-br"].map((path) => workerPath({ path }))).toEqual(["/sw.js", "/sw-de.js", "/sw-pt-br.js"]);
});
