import { expect, test } from "../setup/fixtures.ts";
import { watchForTrouble } from "../setup/trouble.ts";

test("watchForTrouble reports warnings, errors, failed requests and foreign hosts", async ({ browser, site }) => {
  const context = await browser.newContext();
  const troubles = watchForTrouble(context, site);
  const page = await context.newPage();
  await page.goto(site);
  await page.evaluate(async () => {
    console.log("no trouble");
    console.warn("a warning");
    // As React does with a hydration mismatch.
    reportError(new Error("a mismatch"));
    await fetch("/assets/missing.js");
    await fetch("http://elsewhere.example/").catch(() => {});
  });
  await expect.poll(() => troubles.join("\n")).toContain("a mismatch");
  await context.close();
  const all = troubles.join("\n");
  expect(all).toContain("console.warning: a warning");
  expect(all).toContain("status of 404");
  expect(all).toContain("elsewhere.example");
  expect(all).not.toContain("no trouble");
});
