import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const FOUR = "?screens=27in-16x9-blue~34in-43x18-green~49in-32x9-pink~14in-16x10-orange";

/** V8: with forced colours the chosen base and a highlighted row differ from the others. */
async function expectForcedColours(main: MainScreen): Promise<void> {
  await main.page.emulateMedia({ forcedColors: "active" });
  const rows = main.answer.getByRole("row");
  const [base, ...others] = await rows
    .locator("label")
    .evaluateAll((choices) => choices.map((choice) => getComputedStyle(choice, "::before").borderTopColor));
  expect(others).not.toContain(base);
  const beside = rows.nth(2).getByRole("cell").first();
  await main.press(beside);
  const outline = () =>
    rows
      .nth(2)
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

/** An outline shows its editor on desktop. On a phone it highlights, and the sentence leads there. */
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
  await expect(main.answer.getByRole("paragraph").first()).toContainText("34″ 3440×1440 is 33% wider");
  await expect(main.answer.getByRole("row").nth(2)).toHaveAttribute("data-highlighted", "true");
  await test.step("D54: another row takes the highlight of drawing, sentence and row together", async () => {
    await main.press(main.answer.getByRole("row").nth(3).getByRole("cell").first());
    await expect(main.answer.getByRole("paragraph").first()).toContainText("49″ 32:9 is 2.0× as wide");
    await expect(main.answer.locator("tr[data-highlighted]")).toHaveCount(1);
    await expect(main.drawing.getByText("47.2″", { exact: true })).toBeVisible();
    await expect(main.drawing.getByText("31.4″", { exact: true })).toHaveCount(0);
  });
  await main.press(main.answer.getByRole("button", { name: "Edit", exact: true }));
  await main.drawerAtRest("open");
}

test("D54, V8: the answer changes its base, with forced colours too, and an outline leads to its editor", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site, FOUR);
  await test.step("D27: choosing the base changes the link, and undo reverts it in one action", async () => {
    const base = (name: string) => main.answer.getByRole("radio", { name: `Compare with ${name}` });
    await expect(base("27″ 16:9")).toBeChecked();
    await main.press(main.answer.getByRole("rowheader", { name: "49″ 32:9" }));
    await expect(base("49″ 32:9")).toBeChecked();
    await expect(page).toHaveURL(/[?&]base=3$/);
    await main.press(main.tools.undo);
    await expect(base("27″ 16:9")).toBeChecked();
    await main.press(main.tools.redo);
    await expect(base("49″ 32:9")).toBeChecked();
    await main.press(main.tools.undo);
    await expect(page).not.toHaveURL(/base=/);
  });
  await test.step("V8: with forced colours the base and a highlighted row differ", () => expectForcedColours(main));
  await test.step("D54: pointing at a row changes the sentence and moves nothing", async () => {
    if (onTouch) return;
    const places = () =>
      main.answer.getByRole("row").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().y));
    const before = await places();
    await main.answer.getByRole("row").nth(3).hover();
    await expect(main.answer.getByRole("paragraph").first()).toContainText("49″ 32:9 is 2.0× as wide as 27″ 16:9");
    expect(await places()).toEqual(before);
    await page.mouse.move(0, 0);
    await expectNoAxeViolations(page);
  });
  await test.step("an outline shows its editor, on a phone after its sentence", () =>
    expectOutlineLeadsToEditor(main, page, onTouch));
});
