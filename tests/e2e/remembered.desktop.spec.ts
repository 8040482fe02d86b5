import type { Page } from "@playwright/test";
import { SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { HELP } from "../setup/intro.ts";
import { expectOneLine, storeTenLongNames } from "../setup/last-comparison.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

const line = (page: Page) => page.getByText("Last time:");

test("F4.3: `/` and its intro offer the last comparison, which opens with undo; the line fits ten long names and disappears when dismissed and with the first change", async ({
  page,
  site,
}) => {
  const intro = dialogNamed(page, HELP);
  const title = "27″ 9:16 and 29″ 21:9 compared";
  const offer = page.getByRole("main").getByRole("button", { name: title });

  const main = await MainScreen.visit(page, site, "?align=bottom");
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);

  await test.step("F4.3: the intro, which covers the line, offers the last comparison itself", async () => {
    await MainScreen.visit(page, site);
    await expect(intro.getByRole("link", { name: title })).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page, "dialog[open]");
    await main.press(intro.getByRole("button", { name: "Get started" }));
    await expect(intro).toBeHidden();
    await expect(offer, "closing the intro uncovers the line").toBeInViewport({ ratio: 1 });
  });
  await test.step("`/` offers the last comparison in one line", async () => {
    await expect(line(page)).toBeVisible();
    expectDrawn(await main.drawn(), DEFAULTS);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });
  await test.step("the line opens it with undo", async () => {
    await main.press(offer);
    await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green&align=bottom`);
    await expect(line(page)).toHaveCount(0);
    await expect(page.getByRole("main"), "the focus is not lost with the line").toBeFocused();
    const bottoms = (await main.drawn()).outlines.map(({ y, height }) => y + height);
    expect(Math.abs((bottoms[0] as number) - (bottoms[1] as number))).toBeLessThan(0.5);
    // Opening it was a change that undo reverts.
    await main.press(main.tools.undo);
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.press(main.tools.redo);
    await main.editor(1).expectShown("27", "INCHES", "9", "16");
  });
  await test.step("the intro opens it, and neither another intro nor the line shows there", async () => {
    await MainScreen.visit(page, site);
    await intro.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(/\/\?screens=27in-9x16/);
    await main.ready();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
  });
  await test.step("a last comparison of ten screens with long names fits one line, which can be dismissed until the next visit", async () => {
    await storeTenLongNames(page);
    await MainScreen.open(page, site);
    for (const width of [1440, 390]) {
      await resize(page, width, 844);
      await expectOneLine(main);
    }
    await resize(page, 1440, 900);
    await main.press(page.getByRole("button", { name: "Dismiss" }));
    await expect(line(page)).toHaveCount(0);
    await page.reload();
    await main.ready();
    await expect(line(page)).toBeVisible();
  });
  await test.step("it disappears with the first change", async () => {
    await main.press(main.editor(1).rotate);
    await expect(line(page)).toHaveCount(0);
  });
});

test("everything works if storage is forbidden or full", async ({ page, site }) => {
  // On the second page both are in force, and reading the storage fails first.
  for (const broken of ["full", "forbidden"]) {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException("No room", how === "full" ? "QuotaExceededError" : "SecurityError");
      };
      if (how === "full") Storage.prototype.setItem = refuse;
      else
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, { get: refuse, configurable: true });
        }
    }, broken);
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    await main.press(main.editor(1).rotate);
    await expect(page).toHaveURL(/9x16/);
    await main.showDrawing();
    await main.press(main.tools.details);
    await expect(page.getByRole("textbox", { name: "Distance", exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Distance", exact: true }).fill("60");
    await expect(page.getByText("From 60")).not.toHaveCount(0);
  }
});

test("everything works if something else has written to the storage", async ({ page, site }) => {
  await page.addInitScript(() => {
    const keys = [
      "last-comparison",
      "my-screen",
      "calibrations",
      "lengths",
      "scroll-positions",
      "going-to",
      "reloaded-for",
    ];
    for (const key of keys) {
      localStorage.setItem(`diagonal.${key}`, "1e999");
      sessionStorage.setItem(`diagonal.${key}`, "1e999");
    }
  });
  await page.goto(`${site}/open`);
  await expect(page).toHaveURL(`${site}/`);
  const main = new MainScreen(page);
  await main.ready();
  await main.press(page.getByRole("link", { name: SHIPPED_ARTICLE.title, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHIPPED_ARTICLE.title);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHIPPED_ARTICLE.title);
  await main.ready();
  await page.goBack();
  await main.ready();
});

test("F4.4: coming back from an article finds the comparison, what was typed and its undo, and leaving at once loses nothing", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.press(main.editor(1).rotate);
  await main.editor(2).length.fill("31.5");
  await main.press(page.getByRole("link", { name: SHIPPED_ARTICLE.title, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await main.press(page.getByRole("link", { name: "Compare displays" }));
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green`);
  await expect(line(page)).toHaveCount(0);
  await main.editor(1).expectShown("27", "INCHES", "9", "16");
  await main.editor(2).expectShown("31.5", "INCHES", "21", "9");
  await main.press(main.tools.undo);
  await main.editor(1).expectShown("27", "INCHES", "16", "9");

  await test.step("a change is stored even if the visitor leaves before the next paint", async () => {
    await main.editor(2).rotate.evaluate((rotate: HTMLElement) => {
      window.requestAnimationFrame = () => 0;
      rotate.click();
      location.assign("/info");
    });
    await page.waitForURL(`${site}/info`);
    expect(await page.evaluate(() => localStorage.getItem("diagonal.last-comparison"))).toContain("-9x21");
  });
});
