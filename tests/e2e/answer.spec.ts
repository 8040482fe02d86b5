import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const FOUR = "?screens=27in-16x9-blue~34in-43x18-green~49in-32x9-pink~14in-16x10-orange";
const TEN =
  "?screens=24in-16x9~27in-16x9~34in-43x18~32in-16x9~38in-12x5~40in-64x27~49in-32x9~43in-16x9~55in-16x9~65in-16x9&base=2";

for (const { named, search, first, other, base } of [
  { named: "two screens", search: "?screens=27in-16x9~34in-43x18", first: "27″ 16:9", other: "34″ 43:18", base: 2 },
  { named: "a table", search: FOUR, first: "27″ 16:9", other: "49″ 32:9", base: 3 },
]) {
  test(`D27: choosing the base of ${named} changes the link, and undo reverts it in one action`, async ({
    page,
    site,
  }) => {
    const main = await MainScreen.open(page, site, search);
    const baseButton = (name: string) => main.answer.getByRole("button", { name });
    await expect(baseButton(first)).toHaveAttribute("aria-pressed", "true");
    await main.press(baseButton(other));
    await expect(baseButton(other)).toHaveAttribute("aria-pressed", "true");
    await expect(baseButton(first)).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(new RegExp(`[?&]base=${base}$`));
    await main.press(main.tools.undo);
    await expect(baseButton(first)).toHaveAttribute("aria-pressed", "true");
    await expect(page).not.toHaveURL(/base=/);
    await expectNoAxeViolations(page);
  });
}

test("the table fits its width and names are whole, also on the smallest phone", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, TEN);
  for (const width of [1440, 1024, 901, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await main.nextFrame();
    const beyond = await main.answer.evaluate((answer) => answer.scrollWidth - answer.clientWidth);
    expect(beyond, `beyond the edge at ${width}`).toBe(0);
    const cut = await main.answer
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.flatMap((button) =>
          [...button.querySelectorAll("span")]
            .filter((part) => part.offsetWidth > 1 && part.scrollWidth > part.clientWidth && part.clientWidth > 0)
            .map((part) => part.textContent),
        ),
      );
    expect(cut, `cut off at ${width}`).toEqual([]);
  }
});

test("an outline shows its editor on desktop, and on a phone a card with its figures that leads there", async ({
  page,
  site,
  onTouch,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9~34in-43x18");
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
  await expect(card).toContainText("34″ 43:18");
  await expect(card).toContainText("31.4 × 13.1″");
  await expectNoAxeViolations(page);
  await main.press(card.getByRole("button", { name: "Close" }));
  await expect(card).toHaveCount(0);
  await page.touchscreen.tap(beside.x, beside.y);
  await main.press(card.getByRole("button", { name: "Edit" }));
  await main.drawerAtRest("open");
});

test("V8: with forced colours the chosen base and a highlighted row differ from the others", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const search of ["?screens=27in-16x9~34in-43x18", FOUR]) {
    const main = await MainScreen.open(page, site, search);
    const marks = () =>
      main.answer
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, "::before").borderTopColor));
    const [base, ...others] = await marks();
    expect(others).not.toContain(base);
    const row = main.answer.getByRole("row").nth(2);
    await main.press(row.getByRole("cell").filter({ visible: true }).first());
    const outline = () =>
      row
        .getByRole("cell")
        .last()
        .evaluate((cell) => getComputedStyle(cell).outlineStyle);
    await expect.poll(outline).toBe("solid");
  }
});
