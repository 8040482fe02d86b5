import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const [, SECOND] = DEFAULTS as [Described, Described];

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.showEditors();
});

test("S3, S4, S5: each editor accepts values, converts units, rotates and commits", async ({ onTouch }) => {
  await test.step("S3: 27 at 16:9 in blue and 29 at 21:9 in green, in inches; the next one in a pink", async () => {
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
    expect((await main.editor(1).length.boundingBox())?.width, "S9: length input width").toBeLessThanOrEqual(72);
  });

  await test.step("S4: the drawing follows a rotation at once, and what was typed stays typed", async () => {
    await main.describe(1, "55", "4", "3");
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.press(main.editor(1).rotate);
    await main.editor(1).expectShown("55", "INCHES", "3", "4");
    await expectFollowed([{ length: 27, width: 9, height: 16 }, SECOND]);
    await main.press(main.editor(1).rotate);
    await expectFollowed(DEFAULTS);
  });

  await test.step("S5: invalid input is explained and not committed, not even by Enter", async () => {
    const commit = onTouch ? main.apply : main.editor(1).check;
    await main.describe(1, "0", "", "9");
    await expect(main.editor(1).error).toBeVisible();
    expect(await main.editor(1).errorAsShown()).toBe("Invalid length\nand aspect ratio");
    await expect(main.editor(1).length).toHaveAccessibleDescription("Invalid length and aspect ratio");
    await expect(commit).toBeDisabled();
    await main.editor(1).length.press("Enter");
    if (onTouch) await expect(main.drawer).toBeVisible();
    expectDrawn(await main.drawn(), DEFAULTS);
  });

  await test.step("S4: what is typed waits for its commit, and so does the unit", async () => {
    await main.describe(1, "31.5", "4", "3");
    await main.commit(1);
    expectDrawn(await main.drawn(), [{ length: 31.5, width: 4, height: 3 }, SECOND]);
    await main.showEditors();
    await main.press(main.editor(2).unit);
    await main.editor(2).expectShown("73.66", "CENTIMETERS", "21", "9");
    await main.editor(2).length.fill("254");
    await main.commit(2);
    expectDrawn(await main.drawn(), [
      { length: 31.5, width: 4, height: 3 },
      { length: 100, width: 21, height: 9 },
    ]);
    await main.showEditors();
    await main.editor(2).expectShown("254", "CENTIMETERS", "21", "9");
  });

  await test.step("D8: a popular ratio fills the inputs; D3: Enter commits", async () => {
    await main.choose(main.editor(2).presets, "16:10");
    await expect(main.menu).toBeHidden();
    await main.press(main.editor(1).presets);
    // On a phone the menu covers the inputs.
    const { width = 0, height = 0 } = (await main.editor(1).group.boundingBox()) ?? {};
    const edge = { position: { x: width - 3, y: height / 2 } };
    await (onTouch ? main.editor(1).group.tap(edge) : main.editor(1).group.click(edge));
    await expect(main.menu, "after a press elsewhere").toBeHidden();
    await main.editor(2).height.press("Enter");
    if (onTouch) await main.drawerAtRest("shut");
    expectDrawn(await main.drawn(), [
      { length: 31.5, width: 4, height: 3 },
      { length: 100, width: 16, height: 10 },
    ]);
  });
});

/** Beside the editors the next frame shows the change; behind the open drawer a later one may. */
async function expectFollowed(screens: readonly Described[]) {
  if (main.narrow) await expect(async () => expectDrawn(await main.drawn(), screens)).toPass({ timeout: 5000 });
  else expectDrawn(await main.drawn(), screens);
}

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
