import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { HELP } from "../setup/intro.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "reduce" });

const line = (page: Page) => page.getByText("Last time:");

/** Stores a value before the page opens. */
async function stored(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("diagonal.last-comparison", text), value);
}

test("`/` offers the last comparison in one line, and opens it with undo", async ({ page, site }) => {
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
  // Opening it was a change that undo reverts.
  await main.press(main.tools.undo);
  await main.showEditors();
  await main.editor(1).expectShown("27", "INCHES", "16", "9");
});

test("F4.3: the intro, which covers the line, offers the last comparison itself", async ({ page, site }) => {
  await stored(page, JSON.stringify({ version: 1, search: "?screens=27in-9x16-blue~29in-21x9-green" }));
  const title = "27″ 9:16 and 29″ 21:9 compared";
  const intro = dialogNamed(page, HELP);
  await page.goto(`${site}/`);
  const offer = intro.getByRole("link", { name: title });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);

  await intro.getByRole("button", { name: "Get started" }).click();
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole("button", { name: title }), "closing the intro uncovers it").toBeInViewport({ ratio: 1 });

  await page.reload();
  await offer.click();
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green`);
  const main = new MainScreen(page);
  await main.ready();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, DEFAULTS[1] as Described]);
});

test("a last comparison of ten screens with long names fits one line", async ({ page, site }) => {
  const names = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9_${"A long name ".repeat(3)}${index}`);
  await stored(page, JSON.stringify({ version: 1, search: `?${new URLSearchParams({ screens: names.join("~") })}` }));
  const main = await MainScreen.open(page, site);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole("button", { name: /A long name/ }).boundingBox())?.width).toBeGreaterThan(80);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
});
