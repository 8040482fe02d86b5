import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const [FIRST, SECOND] = DEFAULTS as [Described, Described];

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.showEditors();
});

test("S3: 27 at 16:9 in blue and 29 at 21:9 in green, in inches; the next one in a pink; nothing wrong", async () => {
  await expect(main.editors).toHaveCount(2);
  await main.editor(1).expectShown("27", "INCHES", "16", "9");
  await main.editor(2).expectShown("29", "INCHES", "21", "9");
  expectDrawn(await main.drawn(), DEFAULTS);

  const colours = await main.strokes();
  expectHue(colours.get(1), { from: 200, to: 250 });
  expectHue(colours.get(2), { from: 90, to: 160 });
  expectHue(await main.tileColour(), { from: 300, to: 345 });

  await expect(main.page.getByRole("tooltip")).toHaveCount(0);
  await expect(main.page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test.describe("typing (S5, D6)", () => {
  test("digits, one point, or nothing are taken; a comma is the point; every number input keeps the rule", async () => {
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
    expect((await length.boundingBox())?.width, "S9: length input width").toBeLessThanOrEqual(72);
  });

  test("other keys are ignored and leave the caret where it was; so is a thirteenth character", async ({ page }) => {
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

  test("a pasted or dropped number loses the white space around it; one that breaks the rule is ignored whole", async () => {
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
});

test.describe("the unit (S4, D5)", () => {
  test("27 → 68.58 → 27; never drifts; each editor has its own; what is no number stays as typed", async () => {
    const editor = main.editor(1);
    await main.press(editor.unit);
    await editor.expectShown("68.58", "CENTIMETERS", "16", "9");
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
    await main.press(editor.unit);
    await editor.expectShown("27", "INCHES", "16", "9");

    await editor.length.fill("13.3");
    for (let turn = 0; turn < 6; turn++) {
      await main.press(editor.unit);
      await expect(editor.length).toHaveValue("33.782");
      await main.press(editor.unit);
      await expect(editor.length).toHaveValue("13.3");
    }

    await main.press(editor.unit);
    await editor.length.fill("100");
    await main.press(editor.unit);
    await editor.expectShown("39.37007874", "INCHES", "16", "9");
    await main.press(editor.unit);
    await editor.expectShown("100", "CENTIMETERS", "16", "9");

    for (const text of ["", ".", "0"]) {
      await editor.length.fill(text);
      await main.press(editor.unit);
      await expect(editor.length).toHaveValue(text);
    }
  });

  test("waits for the commit, which converts centimetres to inches", async () => {
    await main.press(main.editor(1).unit);
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.commit(1);
    expectDrawn(await main.drawn(), DEFAULTS);

    await main.showEditors();
    await main.editor(1).length.fill("254");
    await main.commit(1);
    expectDrawn(await main.drawn(), [{ length: 100, width: 16, height: 9 }, SECOND]);
    await main.showEditors();
    await main.editor(1).expectShown("254", "CENTIMETERS", "16", "9");
  });
});

test.describe("popular aspect ratios (S2, D8)", () => {
  const ratios = ["4:3", "16:10", "16:9", "21:9"];

  test("4:3, 16:10, 16:9, 21:9, in this order; each sets one editor's inputs, not the drawing", async () => {
    for (const ratio of ratios) {
      const [width = "", height = ""] = ratio.split(":");
      await main.press(main.editor(1).presets);
      await expect(main.menu.getByRole("menuitem")).toHaveText(ratios);
      await main.press(main.menu.getByRole("menuitem", { name: ratio, exact: true }));
      await expect(main.menu).toBeHidden();
      await main.editor(1).expectShown("27", "INCHES", width, height);
    }
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
    expectDrawn(await main.drawn(), DEFAULTS);

    await main.press(main.editor(1).presets);
    await expect(main.menu).toBeVisible();
    await main.press(main.editor(2).width);
    await expect(main.menu, "after a press elsewhere").toBeHidden();
    await main.editor(1).expectShown("27", "INCHES", "21", "9");
  });

  test("by the keyboard: arrows move, Enter picks, Escape closes only the menu; the focus returns", async ({
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
});

test("S4, D2: rotate acts at once on inputs and drawing; what was typed stays typed", async () => {
  await main.press(main.editor(1).rotate);
  await main.editor(1).expectShown("27", "INCHES", "9", "16");
  await expectFollowed([{ length: 27, width: 9, height: 16 }, SECOND]);
  await main.press(main.editor(1).rotate);
  await expectFollowed(DEFAULTS);

  await main.describe(1, "55", "4", "3");
  expectDrawn(await main.drawn(), DEFAULTS);
  await main.press(main.editor(1).rotate);
  await main.editor(1).expectShown("55", "INCHES", "3", "4");
  await expectFollowed([{ length: 27, width: 9, height: 16 }, SECOND]);

  /** Beside the editors it is the same frame; behind the open drawer the drawing follows by one. */
  async function expectFollowed(screens: readonly Described[]) {
    if (main.narrow) await expect(async () => expectDrawn(await main.drawn(), screens)).toPass({ timeout: 1000 });
    else expectDrawn(await main.drawn(), screens);
  }
});

test.describe("add and remove (S4, D4, D7)", () => {
  test("a new one is 27 at 16:9 in the tile's colour, up to ten; the tile goes, and returns in a removed one's colour", async () => {
    for (let count = 3; count <= 10; count++) {
      const colour = await main.tileColour();
      expect([...(await main.strokes()).values()]).not.toContain(colour);
      await main.press(main.addTile);
      await expect(main.editors).toHaveCount(count);
      await main.editor(count).expectShown("27", "INCHES", "16", "9");
      await expectStroke(count, colour);
    }
    expectDrawn(await main.drawn(), [...DEFAULTS, ...Array.from({ length: 8 }, () => FIRST)]);
    await expect(main.addTile).toHaveCount(0);

    const removed = (await main.strokes()).get(4);
    await main.press(main.editor(4).remove);
    await expect(main.editors).toHaveCount(9);
    expect(await main.tileColour()).toBe(removed);
    await main.press(main.addTile);
    await expect(main.addTile).toHaveCount(0);
    await expectStroke(10, removed);
    expect(new Set((await main.strokes()).values()).size).toBe(10);
  });

  /** Behind the phone's drawer the drawing follows the editors by a frame. */
  async function expectStroke(number: number, colour: string | undefined) {
    const stroke = async () => (await main.strokes()).get(number);
    if (main.narrow) await expect.poll(stroke, { timeout: 1000 }).toBe(colour);
    else expect(await stroke()).toBe(colour);
  }

  test("colours never meet; the last one may go, and the drawing then says what to do", async () => {
    for (const [steps, count] of [
      [[1, 0, 0], 3],
      [[2, 0, 3, 1, 0], 2],
      [[1, 0, 0, 2, 0], 3],
    ] as const) {
      for (const step of steps) await main.press(step === 0 ? main.addTile : main.editor(step).remove);
      await expect(main.editors).toHaveCount(count);
      const now = [...(await main.strokes()).values(), await main.tileColour()];
      expect(new Set(now).size).toBe(count + 1);
    }
    for (let count = 2; count >= 0; count--) {
      await main.press(main.editor(1).remove);
      await expect(main.editors).toHaveCount(count);
    }
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of/);
    await expect(main.page.locator("main").getByText(/add a screen/i)).toBeVisible();
    await main.press(main.addTile);
    await expect.poll(async () => (await main.drawn()).outlines.length).toBe(1);
    expectDrawn(await main.drawn(), [FIRST]);
  });

  test("the editors left show committed values again, in their own unit, each its own screen's", async () => {
    await main.press(main.addTile);
    await main.describe(1, "99", "5", "4");
    await main.press(main.editor(2).unit);
    await main.editor(2).width.fill("");
    await main.press(main.editor(3).remove);
    await expect(main.editors).toHaveCount(2);
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.editor(2).expectShown("73.66", "CENTIMETERS", "21", "9");
    await expect(main.page.getByRole("tooltip")).toHaveCount(0);
    expectDrawn(await main.drawn(), DEFAULTS);

    const green = (await main.strokes()).get(2);
    await main.press(main.editor(1).remove);
    await expect(main.editors).toHaveCount(1);
    await main.editor(1).expectShown("73.66", "CENTIMETERS", "21", "9");
    expect((await main.strokes()).get(1)).toBe(green);
    expectDrawn(await main.drawn(), [SECOND]);
  });
});

test("S4, D2: what is typed waits for its commit; then the drawing shows it", async () => {
  await main.describe(1, "31.5", "4", "3");
  expectDrawn(await main.drawn(), DEFAULTS);
  await main.commit(1);
  expectDrawn(await main.drawn(), [{ length: 31.5, width: 4, height: 3 }, SECOND]);

  await main.showEditors();
  await main.describe(2, ".5", "1.", "1");
  await main.commit(2);
  expectDrawn(await main.drawn(), [
    { length: 31.5, width: 4, height: 3 },
    { length: 0.5, width: 1, height: 1 },
  ]);
});

test("D3: Enter in any input commits", async ({ onTouch }) => {
  for (const [index, name] of (["length", "width", "height"] as const).entries()) {
    await main.showEditors();
    await main.editor(2).length.fill(String(40 + index));
    await main.editor(2)[name].press("Enter");
    if (onTouch) await main.drawerAtRest("shut");
    expectDrawn(await main.drawn(), [FIRST, { length: 40 + index, width: 21, height: 9 }]);
  }
});

test.describe("what is invalid (S5)", () => {
  const cases = [
    { typed: ["", "16", "9"], wrong: ["length"], text: "Invalid length" },
    { typed: ["0", "16", "9"], wrong: ["length"], text: "Invalid length" },
    { typed: ["27", "", "9"], wrong: ["width"], text: "Invalid aspect ratio" },
    { typed: ["27", "16", "0.0"], wrong: ["height"], text: "Invalid aspect ratio" },
    { typed: ["27", "0", "."], wrong: ["width", "height"], text: "Invalid aspect ratio" },
    { typed: [".", "", "9"], wrong: ["length", "width"], text: "Invalid length\nand aspect ratio" },
    { typed: ["", "0", ""], wrong: ["length", "width", "height"], text: "Invalid length\nand aspect ratio" },
  ] as const;

  test("the tooltip names what is wrong, and the wrong inputs only are marked", async () => {
    const editor = main.editor(1);
    for (const { typed, wrong, text } of cases) {
      await main.describe(1, typed[0], typed[1], typed[2]);
      await expect(editor.error).toBeVisible();
      expect(await editor.errorAsShown()).toBe(text);
      for (const name of ["length", "width", "height"] as const) {
        const isWrong = (wrong as readonly string[]).includes(name);
        const message = `${name} of “${typed.join("”, “")}”`;
        if (isWrong) {
          await expect(editor[name], message).toHaveAttribute("aria-invalid", "true");
          await expect(editor[name], message).toHaveAccessibleDescription(text.replace("\n", " "));
        } else {
          await expect(editor[name], message).not.toHaveAttribute("aria-invalid", "true");
        }
      }
      await expect(main.editor(2).error).toHaveCount(0);
    }
    await main.describe(1, "27", "16", "9");
    await expect(editor.error).toHaveCount(0);
  });

  test("is not committed, by Enter neither", async ({ onTouch }) => {
    const commit = onTouch ? main.apply : main.editor(1).check;
    await main.editor(1).length.fill("0");
    await expect(commit).toBeDisabled();
    await main.editor(1).length.press("Enter");
    if (onTouch) await expect(main.drawer).toBeVisible();
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.editor(1).length.fill("30");
    await expect(commit).toBeEnabled();
  });
});

/** In degrees, of a computed colour. */
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

test("the editor that stands ready for the next screen takes no place and is out of reach", async ({ page }) => {
  await main.showEditors();
  const ready = page.locator('[role="group"][inert]');
  await expect(ready).toHaveCount(1);
  await expect(main.editors).toHaveCount(2);
  const last = await main.editor(2).group.boundingBox();
  const tile = await main.addTile.boundingBox();
  // visual.md's step of 8 px, as between two editors.
  expect((tile?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeCloseTo(8, 1);
});
