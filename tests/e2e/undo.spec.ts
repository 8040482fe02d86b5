import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("undo and redo work for add, remove, rotate and commit, with colours and address", async ({ page, site }) => {
  await expect(main.tools.undo).toBeDisabled();
  await expect(main.tools.redo).toBeDisabled();
  const entries = await page.evaluate(() => history.length);
  const states = [await seen()];
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  states.push(await seen());
  await main.press(main.addTile);
  states.push(await seen());
  await main.press(main.editor(2).remove);
  states.push(await seen());
  await main.editor(1).length.fill("50");
  await main.commit(1);
  states.push(await seen());
  await main.showDrawing();

  for (const state of states.slice(0, -1).reverse()) {
    await main.press(main.tools.undo);
    expect(await seen()).toEqual(state);
  }
  await expect(main.tools.undo).toBeDisabled();
  expectDrawn(await main.drawn(), DEFAULTS);
  await expect(page).toHaveURL(`${site}/`);
  for (const state of states.slice(1)) {
    await main.press(main.tools.redo);
    expect(await seen()).toEqual(state);
  }
  await expect(main.tools.redo).toBeDisabled();
  // An open drawer has its own history entry (D14); the changes add none.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test("“Removed · Undo” moves no editor and restores the screen with the focus, and each change is announced", async ({
  page,
}) => {
  const said = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[aria-live=polite]")]
        .filter((region) => region.closest("dialog:not([open])") === null)
        .filter((region) => document.querySelector("dialog:modal") === null || region.closest("dialog:modal") !== null)
        .map(({ textContent }) => textContent?.trim())
        // Ignores the live region that announces new pages.
        .filter((text) => text !== ""),
    );
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect.poll(said).toEqual(["Screen 1 is now 27 inch 9:16, 13.2 by 23.5 inches"]);
  await main.press(main.addTile);
  await expect(main.editors).toHaveCount(3);
  await main.editor(2).length.fill("31.5");
  await main.atRest();
  const before = await main.strokes();
  const place = await main.editor(2).remove.boundingBox();
  await main.press(main.editor(2).remove);
  await expect(main.editors).toHaveCount(2);
  expect(await main.editor(2).remove.boundingBox(), "a second press there removes the next screen").toEqual(place);
  await expect.poll(said).toEqual(["Screen 2 removed"]);

  const line = page.getByText("Removed · Undo");
  await expect(line).toBeVisible();
  const undo = line.getByRole("button", { name: "Undo" });
  // The line stays while it has the focus.
  await undo.focus();
  await expectNoAxeViolations(page);
  await main.press(undo);
  await expect(line).toHaveCount(0);
  await expect.poll(() => main.strokes()).toEqual(before);
  await main.editor(2).expectShown("31.5", "INCHES", "21", "9");
  await expect(main.editor(2).remove).toBeFocused();
  await expect.poll(said).toEqual(["Screen 2 added: 29 inch 21:9, 26.7 by 11.4 inches"]);
});

/** The outlines with their colours, and the address, which may update one frame later. */
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
