import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { HELP } from "../setup/intro.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "reduce" });

const line = (page: Page) => page.getByText("Last time:");

test("F4.3: `/` and its intro offer the last comparison, which opens with undo; ten long names fit one line", async ({
  page,
  site,
  onTouch,
}) => {
  const intro = dialogNamed(page, HELP);
  const title = "27″ 9:16 and 29″ 21:9 compared";
  const offer = page.getByRole("main").getByRole("button", { name: title });

  const main = await MainScreen.visit(page, site, "?align=bottom");
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);

  await test.step("F4.3: the intro, which covers the line, offers the last comparison itself", async () => {
    await MainScreen.visit(page, site);
    await expect(intro.getByRole("link", { name: title })).toBeInViewport({ ratio: 1 });
    if (!onTouch) await expectNoAxeViolations(page, "dialog[open]");
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
    await main.showEditors();
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.showDrawing();
  });
  await test.step("a last comparison of ten screens with long names fits one line", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9_${"A long name ".repeat(3)}${index}`);
    const search = `?${new URLSearchParams({ screens: names.join("~") })}`;
    await page.evaluate(
      (text) => localStorage.setItem("diagonal.last-comparison", text),
      JSON.stringify({ version: 1, search }),
    );
    await MainScreen.open(page, site);
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await expect(dismiss).toBeInViewport({ ratio: 1 });
    const [link, end] = [
      await page.getByRole("button", { name: /A long name/ }).boundingBox(),
      await dismiss.boundingBox(),
    ];
    expect(link?.width).toBeGreaterThan(80);
    expect((link?.x ?? 0) + (link?.width ?? 0), "it ends before the button that dismisses it").toBeLessThan(
      end?.x ?? 0,
    );
    if (onTouch) expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });
});
