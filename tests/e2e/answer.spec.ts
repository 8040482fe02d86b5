import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

/** D27: chooses the base with its button, undoes and redoes it, and leaves the first base. */
async function expectBaseChosen(main: MainScreen, first: string, other: string, base: number): Promise<void> {
  const baseButton = (name: string) => main.answer.getByRole("button", { name });
  await expect(baseButton(first)).toHaveAttribute("aria-pressed", "true");
  await main.press(baseButton(other));
  await expect(baseButton(other)).toHaveAttribute("aria-pressed", "true");
  await expect(baseButton(first)).toHaveAttribute("aria-pressed", "false");
  await expect(main.page).toHaveURL(new RegExp(`[?&]base=${base}$`));
  await main.press(main.tools.undo);
  await expect(baseButton(first)).toHaveAttribute("aria-pressed", "true");
  await main.press(main.tools.redo);
  await expect(baseButton(other)).toHaveAttribute("aria-pressed", "true");
  await main.press(main.tools.undo);
  await expect(baseButton(first)).toHaveAttribute("aria-pressed", "true");
  await expect(main.page).not.toHaveURL(/base=/);
}

/** V8: with forced colours the chosen base and a highlighted row differ from the others. */
async function expectForcedColours(main: MainScreen): Promise<void> {
  await main.page.emulateMedia({ forcedColors: "active" });
  const [base, ...others] = await main.answer
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, "::before").borderTopColor));
  expect(others).not.toContain(base);
  const row = main.answer.getByRole("row").nth(2);
  const beside = row.getByRole("cell").filter({ visible: true }).first();
  await main.press(beside);
  const outline = () =>
    row
      .getByRole("cell")
      .last()
      .evaluate((cell) => getComputedStyle(cell).outlineStyle);
  await expect.poll(outline).toBe("solid");
  // The next press ends it, as soon as no mouse points at the row.
  await main.press(beside);
  await main.page.mouse.move(0, 0);
  await expect.poll(outline).toBe("none");
  await main.page.emulateMedia({ forcedColors: null });
}

/** An outline shows its editor on desktop, and on a phone a card with its figures that leads there. */
async function expectOutlineLeadsToEditor(main: MainScreen, page: Page, onTouch: boolean): Promise<void> {
  const outline = (await main.drawn()).outlines.find(({ number }) => number === 2);
  if (outline === undefined) throw new Error("not drawn");
  const beside = { x: outline.x + 6, y: outline.y + outline.height / 2 };
  if (!onTouch) {
    await page.mouse.click(beside.x, beside.y);
    await expect(main.editor(2).group.locator(":focus")).toHaveCount(1);
    return;
  }
  await page.touchscreen.tap(beside.x, beside.y);
  const card = page.getByRole("region", { name: "Selected screen" });
  await expect(card).toContainText("34″ 3440×1440");
  await expect(card).toContainText("31.4 × 13.1″");
  await expectNoAxeViolations(page, "[aria-label='Selected screen']");
  await main.press(card.getByRole("button", { name: "Close" }));
  await expect(card).toHaveCount(0);
  await page.touchscreen.tap(beside.x, beside.y);
  await main.press(card.getByRole("button", { name: "Edit" }));
  await main.drawerAtRest("open");
}

test("D27, V8: the answer changes its base, with forced colours too, and an outline leads to its editor", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9~34in-43x18");
  await test.step("D27: choosing the base changes the link, and undo reverts it in one action", () =>
    expectBaseChosen(main, "27″ 16:9", "34″ 3440×1440", 2));
  await test.step("V8: with forced colours the base and a highlighted row differ", () => expectForcedColours(main));
  await test.step("an outline shows its editor, on a phone after a card with its figures", () =>
    expectOutlineLeadsToEditor(main, page, onTouch));
  if (onTouch) return;
  await test.step("the table of four screens does the same as the one of two", async () => {
    await MainScreen.open(page, site, "?screens=27in-16x9-blue~34in-43x18-green~49in-32x9-pink~14in-16x10-orange");
    await expectBaseChosen(main, "27″ 16:9", "49″ 32:9", 3);
    await expectForcedColours(main);
  });
});
