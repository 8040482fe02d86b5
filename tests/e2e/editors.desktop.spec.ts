import type { Locator } from "@playwright/test";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

test.use({ reducedMotion: "reduce" });

const [FIRST] = DEFAULTS as [Described, Described];

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S5, D6: a number input takes a number of twelve characters, typed, pasted or dropped", async ({ page }) => {
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
});

test("S4: the error shows at once, and an editor with uncommitted input has another check icon", async ({ page }) => {
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
  });
});

test("D8: the keyboard alone does everything, also in the popular ratios", async ({ page }) => {
  await test.step("values, unit, check, ratio, rotation and add tile", async () => {
    async function tabTo(target: Locator): Promise<void> {
      for (let stops = 0; stops < 40; stops++) {
        await page.keyboard.press("Tab");
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
    await expect(main.menuItem("4:3")).toBeFocused();
    await page.keyboard.press("Enter");
    await main.editor(1).expectShown("101.6", "CENTIMETERS", "4", "3");
    await tabTo(main.editor(1).rotate);
    await page.keyboard.press("Space");
    await main.editor(1).expectShown("101.6", "CENTIMETERS", "3", "4");

    await tabTo(main.addTile);
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(3);
  });

  await test.step("D8: in the popular ratios arrows move, Enter picks, Escape and a resize close, and the focus returns", async () => {
    const { presets } = main.editor(2);
    const item = (name: string) => main.menu.getByRole("menuitem", { name, exact: true });
    await presets.focus();
    await page.keyboard.press("Enter");
    await expect(item("4:3")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item("5120×1440")).toBeFocused();
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

    await page.keyboard.press("Enter");
    await expect(main.menu).toBeVisible();
    await resize(page, 1300, 900);
    await expect(main.menu, "its button has moved").toBeHidden();
  });
});

test("S4, D4: adds up to ten screens and removes all of them, each with its own colour", async () => {
  await test.step("a new one is 27 at 16:9 in the tile's colour, and the tile goes with the tenth", async () => {
    for (let count = 3; count <= 10; count++) {
      const colour = await main.tileColour();
      expect([...(await main.strokes()).values()]).not.toContain(colour);
      await main.press(main.addTile);
      await expect(main.editors).toHaveCount(count);
      await main.editor(count).expectShown("27", "INCHES", "16", "9");
      expect((await main.strokes()).get(count)).toBe(colour);
    }
    expectDrawn(await main.drawn(), [...DEFAULTS, ...Array.from({ length: 8 }, () => FIRST)]);
    await expect(main.addTile).toHaveCount(0);
  });

  await test.step("it returns in the colour of a removed one", async () => {
    const removed = (await main.strokes()).get(4);
    await main.press(main.editor(4).remove);
    await expect(main.editors).toHaveCount(9);
    expect(await main.tileColour()).toBe(removed);
    await main.press(main.addTile);
    await expect(main.addTile).toHaveCount(0);
    expect((await main.strokes()).get(10)).toBe(removed);
    expect(new Set((await main.strokes()).values()).size).toBe(10);
  });

  await test.step("without a screen the drawing says what to do", async () => {
    for (let count = 9; count >= 0; count--) {
      await main.press(main.editor(1).remove);
      await expect(main.editors).toHaveCount(count);
    }
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of/);
    await expect(main.page.locator("main").getByText("Add a screen with +")).toBeVisible();
    await main.press(main.addTile);
    expectDrawn(await main.drawn(), [FIRST]);
  });
});
