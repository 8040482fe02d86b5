import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const UPRIGHT = [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)];

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.press(main.editor(1).rotate);
});

test("Ctrl+Z undoes and Ctrl+Shift+Z redoes, as do ⌘ and Ctrl+Y, but not behind another dialog", async ({ page }) => {
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
    expectDrawn(await main.drawn(), UPRIGHT);
  }
  await page.keyboard.press("Control+Alt+z");
  await page.keyboard.press("z");
  expectDrawn(await main.drawn(), UPRIGHT);

  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  const terms = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(terms).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await expect(terms).toHaveCount(0);
  expectDrawn(await main.drawn(), UPRIGHT);
});

test("an input has the browser's undo and keeps its uncommitted text, and the undo button keeps the focus", async ({
  page,
}) => {
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
