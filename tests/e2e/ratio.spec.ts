import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.showEditors();
});

/** What people write, and what the two inputs then hold. */
const WRITTEN = [
  ["16:10", "16", "10"],
  ["4x3", "4", "3"],
  ["2.39:1", "2.39", "1"],
  ["2,39:1", "2.39", "1"],
  ["3440x1440", "3440", "1440"],
  [" 3,440 × 1,440 pixels ", "3440", "1440"],
] as const;

for (const [written, width, height] of WRITTEN) {
  test(`issue 9: a pasted "${written}" is split, from either input`, async () => {
    for (const input of [main.editor(1).width, main.editor(1).height]) {
      await main.editor(1).width.fill("7");
      await main.editor(1).height.fill("5");
      await input.focus();
      await main.paste(written);
      await main.editor(1).expectShown("27", "INCHES", width, height);
    }
  });
}

test("issue 9: a dropped one too, and what a phone's keyboard puts in at one stroke", async ({ page }) => {
  await main.drop("21:10", main.editor(1).width);
  await main.editor(1).expectShown("27", "INCHES", "21", "10");
  await main.editor(1).height.focus();
  await page.keyboard.insertText("3440x1440");
  await main.editor(1).expectShown("27", "INCHES", "3440", "1440");
});

test("S5: a single number goes where it is pasted, and anything else is refused as before", async () => {
  await main.editor(1).width.fill("");
  await main.editor(1).width.focus();
  await main.paste(" 21 ");
  await main.editor(1).expectShown("27", "INCHES", "21", "9");
  for (const refused of ["16 by", "sixteen:nine", "16:0", "1:2:3", "-16:9"]) {
    await main.paste(refused);
    await main.nextFrame();
    await main.editor(1).expectShown("27", "INCHES", "21", "9");
  }
  await main.editor(1).length.focus();
  await main.paste("16:9");
  await main.nextFrame();
  await main.editor(1).expectShown("27", "INCHES", "21", "9");
});

test("issue 9: a resolution is kept, and drawn and named as the ratio it comes to", async ({ page }) => {
  await main.editor(1).width.focus();
  await main.paste("3440x1440");
  // What reads it comes with its first use.
  await main.editor(1).expectShown("27", "INCHES", "3440", "1440");
  await main.commit(1);
  await expect(page).toHaveURL(/\?screens=27in-3440x1440-blue~/);
  await expect(main.drawing.locator("[data-label='1']")).toContainText("27″ 43:18");
  await main.press(main.tools.details);
  // √(3440² + 1440²)/27 = 138.12
  await expect(page.getByRole("cell", { name: "3440×1440 138.1" })).toBeVisible();
});

test.describe("the honest 21:9", () => {
  const hint = (number: number) => main.editor(number).group.getByText("Sold as 21:9:");

  test("issue 9: one line offers what panels sold so really are; what was typed stays until one is chosen", async ({
    page,
  }) => {
    await expect(hint(2)).toBeVisible();
    await expect(hint(1)).toHaveCount(0);
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
    const offered = hint(2).getByRole("button");
    await expect(offered).toHaveText(["64:27", "43:18", "12:5"]);
    await expectNoAxeViolations(page);
    await offered.nth(1).focus();
    await page.keyboard.press("Enter");
    await main.editor(2).expectShown("29", "INCHES", "43", "18");
    await expect(hint(2)).toHaveCount(0);
    const next = main.narrow ? main.editor(2).presets : main.editor(2).check;
    await expect(next, "the focus goes to what comes next").toBeFocused();
    await main.commit(2);
    await expect(page).toHaveURL(/~29in-43x18-green$/);
  });

  test("it appears as 21:9 is entered, also upright, and goes with anything else", async () => {
    await main.editor(1).width.fill("21");
    await expect(hint(1)).toBeVisible();
    await main.editor(1).width.fill("20");
    await expect(hint(1)).toHaveCount(0);
    await main.press(main.editor(2).rotate);
    await expect(hint(2).getByRole("button")).toHaveText(["27:64", "18:43", "5:12"]);
    // Phones of 7:3 do exist.
    await main.editor(2).length.fill("6.5");
    await expect(hint(2)).toHaveCount(0);
  });
});
