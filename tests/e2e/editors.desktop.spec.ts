import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S5, D6: number inputs accept digits, one point or nothing, and a comma as the point", async () => {
  const { length, width, height } = main.editor(1);
  for (const text of ["0", "31.5", ".5", "5.", "1000", ""]) {
    await length.fill("");
    await length.pressSequentially(text);
    await expect(length).toHaveValue(text);
  }
  for (const input of [length, width, height]) {
    await expect(input).toHaveAttribute("inputmode", "decimal");
    await input.fill("");
    await input.pressSequentially("a3-1,5,7.e2 ");
    await expect(input).toHaveValue("31.572");
  }
});

test("D6: ignores other keys and a thirteenth character without moving the caret", async ({ page }) => {
  const { length } = main.editor(1);
  await length.fill("12.5");
  for (const key of ["a", "-", "+", "e", "/", " ", ".", ",", "é", "٣"]) {
    await length.putCaret(2);
    await page.keyboard.insertText(key);
    await expect(length).toHaveValue("12.5");
    expect(await length.caret(), `the caret after ${key}`).toBe(2);
  }
  await page.keyboard.type("3");
  await expect(length).toHaveValue("123.5");

  await length.fill("");
  await length.pressSequentially("1234567890.1234");
  await expect(length).toHaveValue("1234567890.1");
  await length.putCaret(3);
  await page.keyboard.type("9");
  await expect(length).toHaveValue("1234567890.1");
  expect(await length.caret()).toBe(3);
});

test("D6: trims a pasted or dropped number, and ignores the whole text if it is invalid", async () => {
  const { length } = main.editor(1);
  await length.selectText();
  await main.paste(" \t31,5 \n");
  await expect(length).toHaveValue("31.5");
  for (const text of ["27 inch", "1.2.3", "-5", "1e3", "12345678901234"]) {
    await length.selectText();
    await main.paste(text);
    await expect(length, text).toHaveValue("31.5");
  }
  await length.putCaret(1);
  await main.paste("3a");
  await expect(length).toHaveValue("31.5");
  expect(await length.caret()).toBe(1);

  await length.fill("");
  await main.drop("abc", length);
  await expect(length).toHaveValue("");
  await main.drop(" 42 ", length);
  await expect(length).toHaveValue("42");
});

test("S4: the error shows at once", async ({ page }) => {
  // The tooltip shows in the same frame as the invalid text.
  await main.editor(1).length.focus();
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    document.addEventListener("input", () => {
      requestAnimationFrame(() => seen.push(document.querySelector('[role="tooltip"]') !== null));
    });
  });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await main.nextFrame();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
});

test("an editor with uncommitted input has another check icon until it is committed or reverted", async () => {
  const look = () => main.editor(1).check.evaluate((check) => getComputedStyle(check).backgroundColor);
  const before = await look();
  await main.editor(1).length.fill("28");
  expect(await look()).not.toBe(before);
  await main.editor(1).length.fill("27");
  expect(await look()).toBe(before);
});

test("D8: the popular ratios work by keyboard: arrows move, Enter picks, Escape closes, the focus returns", async ({
  page,
}) => {
  const { presets } = main.editor(2);
  const item = (name: string) => main.menu.getByRole("menuitem", { name, exact: true });
  await presets.focus();
  await page.keyboard.press("Enter");
  await expect(item("4:3")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item("21:9")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(main.menu).toBeHidden();
  await main.editor(2).expectShown("29", "INCHES", "16", "10");
  await expect(presets).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(main.menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.menu).toBeHidden();
  await expect(presets).toBeFocused();
  await main.editor(2).expectShown("29", "INCHES", "16", "10");
});

test("everything works with the keyboard alone, and the focus is always visible", async ({ page }) => {
  const focused = page.locator(":focus");
  async function tabTo(target: typeof focused): Promise<void> {
    for (let stops = 0; stops < 40; stops++) {
      await page.keyboard.press("Tab");
      const ring = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: element.getAttribute("aria-label") ?? element.textContent, outlineStyle, outlineWidth };
      });
      expect(ring.outlineStyle, `the focus on ${ring.name}`).not.toBe("none");
      expect(Number.parseFloat(ring.outlineWidth), `the focus on ${ring.name}`).toBeGreaterThan(0);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${target}`);
  }

  await tabTo(main.editor(1).length);
  await page.keyboard.type("40");
  await tabTo(main.editor(1).unit);
  await page.keyboard.press("Space");
  await main.editor(1).expectShown("101.6", "CENTIMETERS", "16", "9");
  await tabTo(main.editor(1).check);
  await page.keyboard.press("Enter");
  expectDrawn(await main.drawn(), [{ length: 40, width: 16, height: 9 }, ...DEFAULTS.slice(1)]);

  await tabTo(main.editor(1).presets);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await main.editor(1).expectShown("101.6", "CENTIMETERS", "4", "3");
  await tabTo(main.editor(1).rotate);
  await page.keyboard.press("Space");
  await main.editor(1).expectShown("101.6", "CENTIMETERS", "3", "4");

  await tabTo(main.addTile);
  await page.keyboard.press("Enter");
  await expect(main.editors).toHaveCount(3);
  await page.keyboard.press("Shift+Tab");
  await main.editor(3).remove.focus();
  await page.keyboard.press("Enter");
  await expect(main.editors).toHaveCount(2);
  await expect(focused, "the focus is not lost after a removal").toHaveCount(1);
  await expect(main.page.getByRole("region", { name: "Screens" }).locator(":focus")).toHaveCount(1);
});
