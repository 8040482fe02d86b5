import { beforeEach, expect, it, vi } from "vitest";
import { FakeCacheStorage } from "#tests/setup/fake-caches.ts";
import { deleteOtherReleases, keepRelease, readShell } from "./release.ts";

const RELEASE = { version: "one", files: ["/assets/entry-a1.js", "/assets/root-b2.js", "/assets/inter-c3.woff2"] };
const SHELL = '<html><script>import "/assets/root-b2.js"; import("/assets/entry-a1.js")</script></html>';

let caches: FakeCacheStorage;
/** What the server responds by path; 404 for any other one. */
let served: Map<string, string>;

beforeEach(() => {
  caches = new FakeCacheStorage();
  served = new Map([["/open", SHELL], ...RELEASE.files.map((path) => [path, path] as const)]);
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
