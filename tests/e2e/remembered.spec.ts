import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const line = (page: Page) => page.getByText("Last time:");

/** What was stored when the page is opened. */
async function stored(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("diagonal.last-comparison", text), value);
}

test("issue 8: coming back to `/` offers the last comparison in one quiet line, never by force", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?align=bottom");
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);
  await MainScreen.open(page, site);
  expectDrawn(await main.drawn(), DEFAULTS);
  await expect(line(page)).toBeVisible();
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  await expectNoAxeViolations(page);

  await main.press(page.getByRole("button", { name: "27″ 9:16 and 29″ 21:9 compared" }));
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green&align=bottom`);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole("main"), "the focus is not lost with the line").toBeFocused();
  const bottoms = (await main.drawn()).outlines.map(({ y, height }) => y + height);
  expect(Math.abs((bottoms[0] as number) - (bottoms[1] as number))).toBeLessThan(0.5);
  // It was a change like any other.
  await main.press(main.tools.undo);
  await main.showEditors();
  await main.editor(1).expectShown("27", "INCHES", "16", "9");
});

test("issue 8: a change is remembered by who leaves with it, before it is painted", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).rotate.evaluate((rotate: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    rotate.click();
    location.assign("/info");
  });
  await page.waitForURL(`${site}/info`);
  expect(await page.evaluate(() => localStorage.getItem("diagonal.last-comparison"))).toContain("27in-9x16");
});

test("it can be sent away, is gone with the first change, and is not offered where it is what is shown", async ({
  page,
  site,
}) => {
  await stored(page, JSON.stringify({ version: 1, search: "?screens=40in-16x9-blue" }));
  const main = await MainScreen.open(page, site);
  await main.press(page.getByRole("button", { name: "Dismiss" }));
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  await main.takenOver();
  await expect(line(page)).toBeVisible();
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(line(page)).toHaveCount(0);

  for (const search of ["?screens=40in-16x9-blue", "?screens=27-16x9"]) {
    await MainScreen.open(page, site, search);
    await expect(line(page)).toHaveCount(0);
  }
});

for (const [what, value] of [
  ["of another version", JSON.stringify({ version: 2, search: "?screens=40in-16x9-blue" })],
  ["no JSON", "{"],
  ["something else", JSON.stringify([1, { search: {} }])],
  ["not readable", JSON.stringify({ version: 1, search: "?screens=bogus" })],
  ["the default", JSON.stringify({ version: 1, search: "" })],
] as const) {
  test(`issue 8: what is stored is checked when it is read: ${what} offers nothing`, async ({ page, site }) => {
    await stored(page, value);
    const main = await MainScreen.open(page, site);
    await main.nextFrame();
    await expect(line(page)).toHaveCount(0);
    expectDrawn(await main.drawn(), DEFAULTS);
  });
}

test("issue 8: nothing breaks when storage is forbidden or full", async ({ page, site }) => {
  for (const broken of ["forbidden", "full"]) {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException("No room", how === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (how === "full") Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, "localStorage", { get: refuse });
    }, broken);
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    await main.press(main.editor(1).rotate);
    await expect(page).toHaveURL(/9x16/);
    await main.showDrawing();
    await main.press(main.tools.details);
    await expect(page.getByRole("textbox", { name: "Viewing distance" })).toBeVisible();
    await page.getByRole("textbox", { name: "Viewing distance" }).fill("60");
    await expect(page.getByText("From 60")).not.toHaveCount(0);
  }
});

test("a comparison of ten with long names fits the line", async ({ page, site }) => {
  const names = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9_${"A long name ".repeat(3)}${index}`);
  await stored(page, JSON.stringify({ version: 1, search: `?${new URLSearchParams({ screens: names.join("~") })}` }));
  const main = await MainScreen.open(page, site);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole("button", { name: /A long name/ }).boundingBox())?.width).toBeGreaterThan(80);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
});
