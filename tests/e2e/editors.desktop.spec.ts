import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("S4, S5, S5.1, D6, D43: an editor takes numbers, ratios, resolutions and sizes with units, typed, pasted or dropped, refuses other text, and says at once what is wrong", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await test.step("an editor with uncommitted input has another check icon until it is committed or reverted", async () => {
    const look = () => main.editor(1).check.evaluate((check) => getComputedStyle(check).backgroundColor);
    const before = await look();
    await main.editor(1).length.fill("28");
    expect(await look()).not.toBe(before);
    await main.editor(1).length.fill("27");
    expect(await look()).toBe(before);
  });

  await test.step("S4: the error shows at once", async () => {
    // The tooltip shows in the same frame as the invalid text.
    await main.editor(1).length.focus();
    await page.evaluate(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      document.addEventListener("input", () => {
        requestAnimationFrame(() => seen.push(document.querySelector('[role="tooltip"]') !== null));
      });
    });
    await expect(main.page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await main.nextFrame();
    expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([true]);
    await main.editor(1).length.fill("27");
  });

  await test.step("D6: digits, one point or nothing, and a comma as the point", async () => {
    const { length, width, height } = main.editor(1);
    for (const input of [length, width, height]) {
      await expect(input).toHaveAttribute("inputmode", "decimal");
      await input.fill("");
      await input.pressSequentially("a3-1,5,7.e2 ");
      await expect(input).toHaveValue("31.572");
    }
  });

  await test.step("D6: other keys and a thirteenth character are ignored and do not move the caret", async () => {
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

  await test.step("D6: a pasted or dropped number is trimmed, and the whole text ignored if it is invalid", async () => {
    const { length } = main.editor(1);
    await length.selectText();
    await main.paste(" \t31,5 \n");
    await expect(length).toHaveValue("31.5");
    for (const text of ["27 yards", "1.2.3", "-5", "1e3", "12345678901234"]) {
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

  await main.describe(1, "27", "16", "9");
  await test.step("a pasted, dropped or inserted ratio fills both inputs, wherever it is pasted, and any other text is refused", async () => {
    const { width, height, length, expectShown } = main.editor(1);
    const isShown = (...ratio: [string, string]) => expectShown.call(main.editor(1), "27", "INCHES", ...ratio);
    for (const input of [width, height]) {
      await width.fill("7");
      await height.fill("5");
      await input.focus();
      await main.paste("2.39:1");
      await isShown("2.39", "1");
    }
    await main.drop("21:10", width);
    await isShown("21", "10");
    // The clipboard of an on-screen keyboard inserts a whole text at once.
    await height.focus();
    await page.keyboard.insertText("16x9");
    await isShown("16", "9");

    await width.fill("");
    await width.focus();
    await main.paste(" 21 ");
    await isShown("21", "9");
    for (const refused of ["16 by", "sixteen:nine", "16:0", "1:2:3", "-16:9"]) {
      await main.paste(refused);
      await main.nextFrame();
      await isShown("21", "9");
    }
    await length.focus();
    await main.paste("4:3");
    await isShown("4", "3");
  });

  await test.step("a resolution is kept, and drawn and named as its ratio", async () => {
    const { width } = main.editor(1);
    await width.focus();
    await main.paste("3440x1440");
    await main.editor(1).expectShown("27", "INCHES", "3440", "1440");
    await main.commit(1);
    await expect(page).toHaveURL(/\?screens=27in-3440x1440-blue~/);
    await expect(main.drawing.locator("[data-label='1']")).toContainText("27″ 3440×1440");
    await main.press(main.tools.details);
    // √(3440² + 1440²)/27 = 138.12
    await expect(page.getByRole("cell", { name: "3440×1440 138.1" })).toBeVisible();
    await main.press(main.tools.details);
  });

  await test.step("the menu draws a resolution at once, and takes it away again (D2, D28)", async () => {
    const { group, presets } = main.editor(2);
    await main.choose(presets, "3440×1440");
    await main.editor(2).expectShown("29", "INCHES", "3440", "1440");
    // √(3440² + 1440²)/29 = 128.6
    await expect(group.getByText("3440×1440 · 129 per inch")).toBeVisible();
    await expect(page).toHaveURL(/~29in-3440x1440-green$/);
    await main.choose(presets, "3840×2160");
    await main.editor(2).expectShown("29", "INCHES", "16", "9");
    await expect(page).toHaveURL(/~29in-3840x2160-green$/);
    await main.press(presets);
    await expect(main.menuItem("3840×2160")).toHaveAttribute("aria-current", "true");
    await main.press(main.menuItem("None"));
    await expect(page).toHaveURL(/~29in-16x9-green$/);
    await main.press(main.tools.undo);
    await expect(group.getByText("3840×2160 · 152 per inch")).toBeVisible();
  });

  await test.step("S5.1, D43: typed and pasted units are understood, said and drawn, and letters never enter an input", async () => {
    await main.choose(main.editor(2).presets, "None");
    await expect(page).toHaveURL(/~29in-16x9-green$/);
    const { group, length } = main.editor(2);
    const note = (text: string) => group.locator("p").filter({ hasText: text });

    await length.focus();
    await page.keyboard.type("68 cm");
    await main.editor(2).expectShown("68", "CENTIMETERS", "16", "9");
    await expect(note("68\u202fcm = 26.77″")).toBeVisible();
    await expect(group.locator("[aria-live]")).toHaveText("68\u202fcm = 26.77″");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/~68cm-16x9-green$/);
    await expect(note("68\u202fcm")).toHaveCount(0);

    await length.selectText();
    await page.keyboard.type("1,5m");
    await main.editor(2).expectShown("150", "CENTIMETERS", "16", "9");
    await expect(note("1.5\u202fm = 150\u202fcm = 59.06″")).toBeVisible();

    await length.selectText();
    await main.paste('34" 3440x1440');
    await main.editor(2).expectShown("34", "INCHES", "3440", "1440");
    await main.paste("banana");
    await expect(note("“banana” is no size. The diagonal stays 34″.")).toBeVisible();
    await main.editor(2).expectShown("34", "INCHES", "3440", "1440");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/~34in-3440x1440-green$/);
  });
});
