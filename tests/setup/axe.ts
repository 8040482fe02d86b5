import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { atRest } from "./page-ready.ts";

type Options = Parameters<AxeBuilder["options"]>[0];

/**
 * The rules of WCAG 2.2 AA that axe can check, and its own best practices. Visitors who use voice control say the words
 * that they see on a control, so its name must have them; axe runs that rule only on request.
 */
const RULES: Options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "label-content-name-mismatch": { enabled: true } },
};

/** Only what a colour scheme changes. */
const COLOURS: Options = { runOnly: { type: "rule", values: ["color-contrast"] } };

/**
 * Fails with the rule, the element and the remedy for each violation.
 *
 * @param within only in the elements of this selector, which is faster; else on the whole page
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, RULES, within);
}

/** Checks only what a colour scheme changes: the contrast of texts. */
export async function expectReadableColours(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, COLOURS, within);
}

async function expectNothingFound(page: Page, options: Options, within: string | undefined): Promise<void> {
  // Colours in the middle of a transition are not meant to be read.
  await atRest(page);
  // Legacy mode does not look into frames of other sites, which Diagonal has none of, and takes half the time. So does
  // leaving out where each element is that passes.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...options, resultTypes: ["violations"] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, "axe found something").toEqual([]);
}
