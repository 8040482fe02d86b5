import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed, footerLink, historyLength } from "../setup/site-dialog.ts";

const UPRIGHT = [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)];

let main: MainScreen;

test("undo and redo work for each change, by button and by keyboard, and leave inputs to the browser's undo", async ({
  page,
  site,
}) => {
  main = await MainScreen.open(page, site);
  await expect(main.tools.undo).toBeDisabled();
  await expect(main.tools.redo).toBeDisabled();
  await main.press(main.editor(1).rotate);

  await test.step("Ctrl+Z undoes and Ctrl+Shift+Z redoes, as do ⌘ and Ctrl+Y, but not behind another dialog", async () => {
    for (const [undo, redo] of [
      ["Meta+z", "Meta+Shift+Z"],
      ["Control+z", "Control+y"],
    ] as const) {
      await page.keyboard.press(undo);
      await expect(main.tools.undo).toBeDisabled();
      expectDrawn(await main.drawn(), DEFAULTS);
      await page.keyboard.press(redo);
      await expect(main.tools.undo).toBeEnabled();
      expectDrawn(await main.drawn(), UPRIGHT);
    }
    await page.keyboard.press("Control+Alt+z");
    await page.keyboard.press("z");
    expectDrawn(await main.drawn(), UPRIGHT);

    await footerLink(page, "Terms").click();
    const terms = dialogNamed(page, "Terms of Service");
    await expect(terms).toBeVisible();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await expect(terms).toHaveCount(0);
    expectDrawn(await main.drawn(), UPRIGHT);
  });

  await test.step("an input has the browser's undo and keeps its uncommitted text, and the undo button keeps the focus", async () => {
    const { length } = main.editor(2);
    await length.click();
    await page.keyboard.press("End");
    await page.keyboard.type("5");
    await expect(length).toHaveValue("295");
    await page.keyboard.press("Control+z");
    await expect(length).toHaveValue("29");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+Shift+Z");
    await main.editor(1).expectShown("27", "INCHES", "9", "16");

    await length.fill("31.5");
    await main.tools.undo.focus();
    await page.keyboard.press("Enter");
    await expect(main.tools.undo).toBeDisabled();
    await expect(main.tools.undo).toBeFocused();
    await page.keyboard.press("Enter");
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.editor(2).expectShown("31.5", "INCHES", "21", "9");
  });

  await test.step("add, remove, rotate and commit are undone and redone, with colours and address", async () => {
    const entries = await historyLength(page);
    await expect(page).toHaveURL(`${site}/`);
    const states = [await seen()];
    for (const change of [
      () => main.press(main.editor(1).rotate),
      () => main.press(main.addTile),
      () => main.press(main.editor(2).remove),
      async () => {
        await main.editor(1).length.fill("50");
        await main.commit(1);
      },
    ]) {
      const before = page.url();
      await change();
      await expect(page).not.toHaveURL(before);
      states.push(await seen());
    }

    for (const state of states.slice(0, -1).reverse()) {
      await main.press(main.tools.undo);
      await expect.poll(seen).toEqual(state);
    }
    await expect(main.tools.undo).toBeDisabled();
    expectDrawn(await main.drawn(), DEFAULTS);
    await expect(page).toHaveURL(`${site}/`);
    for (const state of states.slice(1)) {
      await main.press(main.tools.redo);
      await expect.poll(seen).toEqual(state);
    }
    await expect(main.tools.redo).toBeDisabled();
    expect(await historyLength(page), "changes add no history entries").toBe(entries);
  });
});

/** The outlines with their colours, and the address, which follows a change later. */
async function seen() {
  await main.atRest();
  const { outlines } = await main.drawn();
  // The browser's boxes are right to six digits.
  const boxes = outlines.map(({ number, stroke, width, height }) => ({
    number,
    stroke,
    ratio: (width / height).toPrecision(5),
  }));
  return { boxes, search: new URL(main.page.url()).search };
}
