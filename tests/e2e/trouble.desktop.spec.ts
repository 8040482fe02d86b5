import { expect, test } from "../setup/fixtures.ts";
import { recordProblems } from "../setup/problems.ts";

test("recordProblems records warnings, errors, failed requests and foreign hosts", async ({ browser, site }) => {
  const context = await browser.newContext();
  const problems = recordProblems(context, site);
  const page = await context.newPage();
  await page.goto(site);
  await page.evaluate(async () => {
    console.log("no problem");
    console.warn("a warning");
    // React reports a hydration mismatch in this way.
    reportError(new Error("a mismatch"));
    await fetch("/assets/missing.js");
    await fetch("http://elsewhere.example/").catch(() => {});
  });
  await expect.poll(() => problems.join("\n")).toContain("a mismatch");
  await context.close();
  const all = problems.join("\n");
  expect(all).toContain("console.warning: a warning");
  expect(all).toContain("status of 404");
  expect(all).toContain("elsewhere.example");
  expect(all).not.toContain("no problem");
});
