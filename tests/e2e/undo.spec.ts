import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("issue 8: add, remove, rotate and commit can each be taken back and made again, with their colours", async () => {
  await expect(main.tools.undo).toBeDisabled();
  await expect(main.tools.redo).toBeDisabled();
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
  for (const state of states.slice(1)) {
    await main.press(main.tools.redo);
    expect(await seen()).toEqual(state);
  }
  await expect(main.tools.redo).toBeDisabled();
});

test("issue 8: at least 100 steps, and the address goes along", async ({ page, site }) => {
  const entries = await page.evaluate(() => history.length);
  await main.showEditors();
  for (let turn = 0; turn < 100; turn++) {
    await main.editor(1).rotate.evaluate((button: HTMLElement) => button.click());
  }
  await expect(page).toHaveURL(`${site}/`);
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/27in-9x16/);
  await main.showDrawing();
  for (let turn = 0; turn < 101; turn++) {
    await expect(main.tools.undo).toBeEnabled();
    await main.tools.undo.evaluate((button: HTMLElement) => button.click());
  }
  await expect(main.tools.undo).toBeDisabled();
  await expect(page).toHaveURL(`${site}/`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test("the focus stays on the button after its last step", async ({ page }) => {
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await main.showDrawing();
  await main.tools.undo.focus();
  await page.keyboard.press("Enter");
  await expect(main.tools.undo).toBeDisabled();
  await expect(main.tools.undo).toBeFocused();
  await page.keyboard.press("Enter");
  expectDrawn(await main.drawn(), DEFAULTS);
});

test("issue 8: Ctrl+Z takes back, with Shift it makes again; so do ⌘ and Ctrl+Y", async ({ page }) => {
  const upright = [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)];
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await main.showDrawing();
  for (const [undo, redo] of [
    ["Control+z", "Control+Shift+Z"],
    ["Meta+z", "Meta+Shift+Z"],
    ["Control+z", "Control+y"],
  ] as const) {
    await page.keyboard.press(undo);
    await expect(main.tools.undo).toBeDisabled();
    expectDrawn(await main.drawn(), DEFAULTS);
    await page.keyboard.press(redo);
    await expect(main.tools.undo).toBeEnabled();
    expectDrawn(await main.drawn(), upright);
  }
  await page.keyboard.press("Control+Alt+z");
  await page.keyboard.press("z");
  expectDrawn(await main.drawn(), upright);
});

test("issue 8: typing in an input keeps the browser's own undo", async ({ page }) => {
  await main.showEditors();
  await main.press(main.editor(1).rotate);
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
});

test("what is typed and not committed outlives an undo of another screen", async () => {
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await main.editor(2).length.fill("31.5");
  await main.editor(1).rotate.focus();
  await main.page.keyboard.press("Control+z");
  await main.editor(1).expectShown("27", "INCHES", "16", "9");
  await main.editor(2).expectShown("31.5", "INCHES", "21", "9");
});

test("nothing changes behind a dialog of something else", async ({ page }) => {
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await main.showDrawing();
  await main.press(page.getByRole("contentinfo").getByRole("link", { name: "Terms" }));
  await expect(page.getByRole("dialog", { name: "Terms of Service" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Terms of Service" })).toHaveCount(0);
  expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)]);
});

test.describe('removing shows "Removed · Undo" for a few seconds', () => {
  test("where the screen was; Undo brings it back in its place and colour, and the focus with it", async ({ page }) => {
    await main.showEditors();
    await main.press(main.addTile);
    await main.editor(2).length.fill("31.5");
    const before = await main.strokes();
    await main.press(main.editor(2).remove);
    await expect(main.editors).toHaveCount(2);
    const line = page.getByText("Removed · Undo");
    await expect(line).toBeVisible();
    const place = await line.boundingBox();
    expect(place?.y).toBeGreaterThan((await main.editor(1).group.boundingBox())?.y as number);
    expect(place?.y).toBeLessThan((await main.editor(2).group.boundingBox())?.y as number);
    // So that it does not go while it is looked at.
    await line.getByRole("button", { name: "Undo" }).focus();
    await expectNoAxeViolations(page);

    await main.press(line.getByRole("button", { name: "Undo" }));
    await expect(line).toHaveCount(0);
    expect(await main.strokes()).toEqual(before);
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
    await expect(main.editor(2).remove).toBeFocused();
  });

  test("it goes by itself, but not from under the focus", async ({ page }) => {
    await page.clock.install();
    await main.showEditors();
    await main.press(main.editor(1).remove);
    const undo = page.getByText("Removed · Undo").getByRole("button");
    await undo.focus();
    await page.clock.runFor(60_000);
    await expect(undo).toBeFocused();
    await main.editor(1).rotate.focus();
    await page.clock.runFor(5_000);
    await expect(undo).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(undo).toHaveCount(0);
  });

  test("it goes with the next change, so that it never takes back anything else", async ({ page }) => {
    await main.showEditors();
    await main.press(main.editor(1).remove);
    await main.press(main.editor(1).rotate);
    await expect(page.getByText("Removed")).toHaveCount(0);
    await main.editor(1).expectShown("29", "INCHES", "9", "21");
  });

  test("the last screen can be brought back, too", async ({ page }) => {
    await main.showEditors();
    await main.press(main.editor(2).remove);
    await main.press(main.editor(1).remove);
    await expect(main.addTile, "the focus is not lost with the last screen").toBeFocused();
    await main.press(page.getByText("Removed · Undo").getByRole("button"));
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
  });
});

test("each change is said once, in words, and where a screen reader listens", async ({ page }) => {
  const said = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[aria-live=polite]")]
        .filter((region) => region.closest("dialog:not([open])") === null)
        .filter((region) => document.querySelector("dialog:modal") === null || region.closest("dialog:modal") !== null)
        .map(({ textContent }) => textContent?.trim())
        // The page's own, which names a new page, is silent on this one.
        .filter((text) => text !== ""),
    );
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect.poll(said).toEqual(["Screen 1 is now 27 inch 9:16, 13.2 by 23.5 inches"]);
  await main.press(main.editor(2).remove);
  await expect.poll(said).toEqual(["Screen 2 removed"]);
  await main.showDrawing();
  await main.press(main.tools.undo);
  await expect.poll(said).toEqual(["Screen 2 added: 29 inch 21:9, 26.7 by 11.4 inches"]);
});

/** The outlines with their colours and the address, which follows with the next frame. */
async function seen() {
  await main.atRest();
  const { outlines } = await main.drawn();
  const boxes = outlines.map(({ number, stroke, width, height }) => ({ number, stroke, ratio: width / height }));
  return { boxes, search: new URL(main.page.url()).search };
}
