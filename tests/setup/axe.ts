import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { atRest } from "./page-ready.ts";

/**
 * The rules of WCAG 2.2 AA that axe can check, and its own best practices. Visitors who use voice control say the words
 * that they see on a control, so its name must have them; axe runs that rule only on request.
 */
const RULES: Parameters<AxeBuilder["options"]>[0] = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "label-content-name-mismatch": { enabled: true } },
};

/**
 * Fails with the rule, the element and the remedy for each violation.
 *
 * @param within only in the elements of this selector, which is faster; else on the whole page
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, axeFor(page, within).options(RULES));
}

/** Checks only what a colour scheme changes: the contrast of texts. */
export async function expectReadableColours(page: Page, within?: string): Promise<void> {
  await expectNothingFound(page, axeFor(page, within).withRules(["color-contrast"]));
}

/** Legacy mode does not look into frames of other sites, which Diagonal has none of, and takes half the time. */
function axeFor(page: Page, within: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  return within === undefined ? axe : axe.include(within);
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  // Colours in the middle of a transition are not meant to be read.
  await atRest(page);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, "axe found something").toEqual([]);
}
