import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const [, SECOND] = DEFAULTS as [Described, Described];

test("S3, S4, S5: each editor accepts values, converts units, rotates and commits", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await test.step("S3: 27 at 16:9 in blue and 29 at 21:9 in green, in inches; the next one in a pink", async () => {
    await expect(main.editors).toHaveCount(2);
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
    expectDrawn(await main.drawn(), DEFAULTS);
    const colours = await main.strokes();
    expectHue(colours.get(1), { from: 200, to: 250 });
    expectHue(colours.get(2), { from: 90, to: 160 });
    expectHue(await main.tileColour(), { from: 300, to: 345 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    expect((await main.editor(1).length.boundingBox())?.width, "S9: length input width").toBeLessThanOrEqual(72);
  });

  await test.step("S4: the drawing follows a rotation at once, and what was typed stays typed", async () => {
    await main.describe(1, "55", "4", "3");
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.press(main.editor(1).rotate);
    await main.editor(1).expectShown("55", "INCHES", "3", "4");
    expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, SECOND]);
    await main.press(main.editor(1).rotate);
    expectDrawn(await main.drawn(), DEFAULTS);
  });

  await test.step("S5: invalid input is explained and not committed, not even by Enter", async () => {
    await main.describe(1, "0", "", "9");
    await expect(main.editor(1).error).toBeVisible();
    expect(await main.editor(1).errorAsShown()).toBe("Invalid length\nand aspect ratio");
    await expect(main.editor(1).length).toHaveAccessibleDescription("Invalid length and aspect ratio");
    await expect(main.editor(1).check).toBeDisabled();
    await main.editor(1).length.press("Enter");
    expectDrawn(await main.drawn(), DEFAULTS);
  });

  await test.step("S4: what is typed waits for its commit, and so does the unit", async () => {
    await main.describe(1, "31.5", "4", "3");
    await main.commit(1);
    expectDrawn(await main.drawn(), [{ length: 31.5, width: 4, height: 3 }, SECOND]);
    await main.press(main.editor(2).unit);
    await main.editor(2).expectShown("73.66", "CENTIMETERS", "21", "9");
    await main.editor(2).length.fill("254");
    await main.commit(2);
    expectDrawn(await main.drawn(), [
      { length: 31.5, width: 4, height: 3 },
      { length: 100, width: 21, height: 9 },
    ]);
    await main.editor(2).expectShown("254", "CENTIMETERS", "21", "9");
  });

  await test.step("D8: a popular ratio fills the inputs; D3: Enter commits", async () => {
    await main.choose(main.editor(2).presets, "16:10");
    await expect(main.menu).toBeHidden();
    await main.press(main.editor(1).presets);
    const { width = 0, height = 0 } = (await main.editor(1).group.boundingBox()) ?? {};
    await main.editor(1).group.click({ position: { x: width - 3, y: height / 2 } });
    await expect(main.menu, "after a press elsewhere").toBeHidden();
    await main.editor(2).height.press("Enter");
    expectDrawn(await main.drawn(), [
      { length: 31.5, width: 4, height: 3 },
      { length: 100, width: 16, height: 10 },
    ]);
  });
});

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
    const { length, width } = main.editor(1);
    for (const input of [length, width]) {
      await expect(input).toHaveAttribute("inputmode", "decimal");
      await input.fill("");
      await input.pressSequentially("a3-1,5,7.e2 ");
      await expect(input).toHaveValue("31.572");
    }
  });

  await test.step("D6: other keys and a thirteenth character are ignored and do not move the caret", async () => {
    const { length } = main.editor(1);
    await length.fill("12.5");
    for (const key of ["a", "-", " ", ",", "٣"]) {
      await length.putCaret(2);
      await page.keyboard.insertText(key);
      await expect(length).toHaveValue("12.5");
      expect(await length.caret(), `the caret after ${key}`).toBe(2);
    }
    await page.keyboard.type("3");
    await expect(length).toHaveValue("123.5");

    await length.fill("");
    await page.keyboard.type("1234567890.1234");
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
    for (const text of ["27 yards", "1e3", "12345678901234"]) {
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
    for (const refused of ["sixteen:nine", "16:0"]) {
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

/** The hue of a computed colour, in degrees. */
function expectHue(colour: string | undefined, { from, to }: { from: number; to: number }): void {
  const [red = 0, green = 0, blue = 0] = (colour?.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  expect(hue, `the hue of ${colour}`).toBeGreaterThan(from);
  expect(hue, `the hue of ${colour}`).toBeLessThan(to);
}
