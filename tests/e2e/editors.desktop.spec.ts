import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S4: the green check commits its own screen only", async () => {
  await main.editor(1).length.fill("40");
  await main.editor(2).length.fill("50");
  await main.editor(2).check.click();
  expectDrawn(await main.drawn(), [...DEFAULTS.slice(0, 1), { length: 50, width: 21, height: 9 }]);
  await main.editor(1).expectShown("40", "INCHES", "16", "9");
  await main.editor(1).check.click();
  expectDrawn(await main.drawn(), [
    { length: 40, width: 16, height: 9 },
    { length: 50, width: 21, height: 9 },
  ]);
});

test("S4: the check is disabled while its own screen is invalid, the others' are not", async () => {
  await main.editor(1).width.fill("");
  await expect(main.editor(1).check).toBeDisabled();
  await expect(main.editor(2).check).toBeEnabled();
});

test("S4: the error shows at once", async ({ page }) => {
  // In the same frame as the text that is wrong.
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

test("an uncommitted edit shows on its check, until it is committed or taken back", async () => {
  const look = () => main.editor(1).check.evaluate((check) => getComputedStyle(check).backgroundColor);
  const before = await look();
  await main.editor(1).length.fill("28");
  expect(await look()).not.toBe(before);
  await main.editor(1).length.fill("27");
  expect(await look()).toBe(before);
  await main.editor(1).length.fill("28");
  await main.editor(1).length.press("Enter");
  expect(await look()).toBe(before);
});

test("everything can be done by the keyboard alone, and the focus is always seen", async ({ page }) => {
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
  await expect(focused, "the focus is not lost with what was removed").toHaveCount(1);
  await expect(main.page.getByRole("region", { name: "Screens" }).locator(":focus")).toHaveCount(1);
});
