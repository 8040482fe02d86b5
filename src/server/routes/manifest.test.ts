import { expect, it } from "vitest";
import { testApp } from "#tests/server/test-app.ts";
import * as en from "#words/en/en.ts";

it("the manifest has its words in the language of the pages (F10.5)", async () => {
  const words = {
    ...en,
    lang: "de",
    manifest: {
      ...en.manifest,
      name: "Diagonal – Displays vergleichen",
      shortcuts: { ultrawide: "Breit", articles: "Artikel" },
    },
  };
  const response = await testApp({ words }).request("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: "Diagonal – Displays vergleichen",
    short_name: "Diagonal",
    lang: "de",
    start_url: "/open",
  });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["Breit", "Artikel"]);
});
