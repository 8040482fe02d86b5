import { test as base, expect } from "@playwright/test";
import { recordProblems } from "./problems.ts";

export { expect };

interface Options {
  /**
   * Problems that a test causes on purpose: `test.use({ allowedProblems: /status of 503/ })`. Every other problem fails
   * the test.
   */
  allowedProblems: RegExp | undefined;
}

interface Fixtures {
  /** The address of the site under test, without a final slash. */
  site: string;
  /** True in the layout below 900 px. */
  onTouch: boolean;
  noProblems: undefined;
}

/** Playwright's `test`, which fails if the browser reports a problem. */
export const test = base.extend<Options & Fixtures>({
  allowedProblems: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter.
  site: async ({}, use) => {
    const site = process.env.DIAGONAL_TEST_SITE;
    if (!site) throw new Error("The site was not started: run the tests with playwright.config.ts.");
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site),
  onTouch: async ({ hasTouch }, use) => use(hasTouch),
  noProblems: [
    async ({ context, site, allowedProblems, serviceWorkers }, use) => {
      const problems = recordProblems(context, site, serviceWorkers === "allow");
      await use(undefined);
      const unexpected = problems.filter((problem) => !allowedProblems?.test(problem));
      expect(unexpected, "The browser reported problems").toEqual([]);
    },
    { auto: true },
  ],
});
