import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("a pasted, dropped, inserted or chosen ratio fills both inputs, wherever it is pasted, and any other text is refused", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const { width, height, length, expectShown } = main.editor(1);
  const isShown = (...ratio: [string, string]) => expectShown.call(main.editor(1), "27", "INCHES", ...ratio);
  for (const input of [width, height]) {
    await width.fill("7");
    await height.fill("5");
    await input.focus();
    await main.paste("2.39:1");
    await isShown("2.39", "1");
  }
  await main.drop("21:10", width);
  await isShown("21", "10");
  // The clipboard of an on-screen keyboard inserts a whole text at once.
  await height.focus();
  await page.keyboard.insertText("16x9");
  await isShown("16", "9");

  await width.fill("");
  await width.focus();
  await main.paste(" 21 ");
  await isShown("21", "9");
  for (const refused of ["16 by", "sixteen:nine", "16:0", "1:2:3", "-16:9"]) {
    await main.paste(refused);
    await main.nextFrame();
    await isShown("21", "9");
  }
  await length.focus();
  await main.paste("4:3");
  await isShown("4", "3");

  await test.step("a resolution is kept, and drawn and named as its ratio", async () => {
    await width.focus();
    await main.paste("3440x1440");
    await isShown("3440", "1440");
    await main.commit(1);
    await expect(page).toHaveURL(/\?screens=27in-3440x1440-blue~/);
    await expect(main.drawing.locator("[data-label='1']")).toContainText("27″ 3440×1440");
    await main.press(main.tools.details);
    // √(3440² + 1440²)/27 = 138.12
    await expect(page.getByRole("cell", { name: "3440×1440 138.1" })).toBeVisible();
  });

  await test.step("the menu draws a resolution at once, and takes it away again (D2, D28)", async () => {
    const { group, presets } = main.editor(2);
    await main.choose(presets, "3440×1440");
    await main.editor(2).expectShown("29", "INCHES", "3440", "1440");
    // √(3440² + 1440²)/29 = 128.6
    await expect(group.getByText("3440×1440 · 129 per inch")).toBeVisible();
    await expect(page).toHaveURL(/~29in-3440x1440-green$/);
    await main.choose(presets, "3840×2160");
    await main.editor(2).expectShown("29", "INCHES", "16", "9");
    await expect(page).toHaveURL(/~29in-3840x2160-green$/);
    await main.press(presets);
    await expect(main.menuItem("3840×2160")).toHaveAttribute("aria-current", "true");
    await main.press(main.menuItem("None"));
    await expect(page).toHaveURL(/~29in-16x9-green$/);
    await main.press(main.tools.undo);
    await expect(group.getByText("3840×2160 · 152 per inch")).toBeVisible();
  });
});
