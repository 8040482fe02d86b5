import { expect, it } from "vitest";
import { pageAt, sitePath } from "./site-path.ts";

// The words of tests are English, whose pages have no path of a language. `language-address.test.ts` has the other ones.
it("English pages are at the root", () => {
  for (const address of ["/", "/?screens=27in-16x9", "/info", "/manifest.webmanifest"]) {
    expect(sitePath(address)).toBe(address);
  }
  expect(pageAt("/info")).toBe("/info");
  expect(pageAt("/")).toBe("/");
});
