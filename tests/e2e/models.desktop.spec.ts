import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("three models are found by name and compared in three actions each, and the link carries them (D40)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=34.18in-3440x1440_AW3423DW");
  const field = page.getByRole("combobox", { name: "Find a model or size" });
  const models = [
    { typed: "dell u2720q", name: "Dell U2720Q", length: "26.96", width: "16", height: "9" },
    { typed: "lg c4 65", name: "LG C4", length: "65", width: "16", height: "9" },
    { typed: "samsung odyssey g9", name: "Samsung Odyssey G9 C49G95T", length: "49", width: "32", height: "9" },
  ];
  for (const [index, { typed, name, length, width, height }] of models.entries()) {
    await test.step(`${typed}: press the field, type, press the first result`, async () => {
      await main.press(field);
      await page.keyboard.type(typed);
      const first = page.getByRole("option").first();
      await expect(first).toContainText(name);
      await main.press(first);
      await main.editor(index + 2).expectShown(length, "INCHES", width, height);
    });
  }
  await expect(main.drawing).toHaveAccessibleName(/AW3423DW.*Dell U2720Q.*LG C4.*Samsung Odyssey G9 C49G95T/);
  await expect(page).toHaveURL(/65in-3840x2160-[a-z]+_LG(?:\+|%20| )C4/);
});
