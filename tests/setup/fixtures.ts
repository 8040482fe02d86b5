import { test as base, expect } from "@playwright/test";
import { watchForTrouble } from "./trouble.ts";

export { expect };

interface Options {
  /**
   * What a test provokes on purpose: `test.use({ allowedTrouble: [/status of 503/] })`. Everything else that
   * `watchForTrouble` records fails the test.
   */
  allowedTrouble: RegExp[];
}

interface Fixtures {
  /** The address of the site under test, without a final slash. */
  site: string;
  /** True in the layout below 900 px. */
  onTouch: boolean;
  noTrouble: undefined;
}

/** Playwright's `test` for a site that must not complain. */
export const test = base.extend<Options & Fixtures>({
  allowedTrouble: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its parameter.
  site: async ({}, use) => {
    const site = process.env.DIAGONAL_TEST_SITE;
    if (!site) throw new Error("The site was not started: run the tests with playwright.config.ts.");
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site),
  onTouch: async ({ hasTouch }, use) => use(hasTouch),
  noTrouble: [
    async ({ context, site, allowedTrouble }, use) => {
      const troubles = watchForTrouble(context, site);
      await use(undefined);
      const unexpected = troubles.filter((trouble) => !allowedTrouble.some((allowed) => allowed.test(trouble)));
      expect(unexpected, "The browser complained").toEqual([]);
    },
    { auto: true },
  ],
});
