import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("typed and pasted units are understood, said and drawn, and letters never enter an input (S5.1, D43)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const { group, length } = main.editor(2);
  const note = (text: string) => group.locator("p").filter({ hasText: text });

  await length.focus();
  await page.keyboard.type("68 cm");
  await main.editor(2).expectShown("68", "CENTIMETERS", "21", "9");
  await expect(note("68\u202fcm = 26.77″")).toBeVisible();
  await expect(group.locator("[aria-live]")).toHaveText("68\u202fcm = 26.77″");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/~68cm-21x9-green$/);
  await expect(note("68\u202fcm")).toHaveCount(0);

  await length.selectText();
  await page.keyboard.type("1,5m");
  await main.editor(2).expectShown("150", "CENTIMETERS", "21", "9");
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
