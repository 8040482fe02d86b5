import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Every rule of WCAG 2.2 AA that a machine can judge, and axe's own best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with the rule, the element and the way to mend it for each thing that axe finds on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(RULES));
}

/** The same for what a colour scheme changes: the contrast of every text to what lies behind it. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(["color-contrast"]));
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, "axe found something").toEqual([]);
}

/** Colours halfway through a transition are nobody's choice: waits until what moves has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
