import fc from "fast-check";
import { expect, it } from "vitest";
import { anyComparisonQuery } from "#tests/arbitrary/addresses.ts";
import { TEST_SITE, testApp } from "#tests/server/test-app.ts";

const PICTURES = ["/comparison.svg", "/share.svg", "/figure", "/embed"];

/** The smaller screen's ends are one number at its place in the drawing. */
const VANISHING = "?screens=0.5cm-4x3~0.00000000000000001cm-9x16&focus=2";

it("draws and describes every comparison that an address can carry, in finite numbers (F8.2)", async () => {
  const { request } = testApp();
  await fc.assert(
    fc.asyncProperty(anyComparisonQuery, async (query) => {
      const description = `/oembed?url=${encodeURIComponent(`${TEST_SITE.url}/${query}`)}`;
      for (const path of [...PICTURES.map((picture) => picture + query), description]) {
        const response = await request(path);
        expect(response.status, path).toBe(200);
        expect(await response.text(), path).not.toMatch(/\b(?:NaN|Infinity|undefined)\b/);
      }
    }),
    { numRuns: 60, examples: [[VANISHING]] },
  );
});
