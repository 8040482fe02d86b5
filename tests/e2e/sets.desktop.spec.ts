import { expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("D29: a screen becomes a set in its menu, its gap is typed, and undo reverts both", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9");
  await main.showEditors();
  const { group, more, rotate } = main.editor(1);
  await main.press(more);
  await main.press(main.menuItem("Several side by side"));
  const count = group.getByRole("spinbutton", { name: "Screens side by side" });
  await expect(count).toHaveValue("2");
  await count.press("ArrowUp");
  await expect(count).toHaveValue("3");
  await expect(page).toHaveURL(`${site}/?screens=3x27in-16x9-blue`);

  const gap = group.getByRole("textbox", { name: "Gap" });
  await gap.fill("11");
  await expect(gap).toHaveAttribute("aria-invalid", "true");
  await gap.fill("1,0");
  await main.commit(1);
  await expect(page).toHaveURL(`${site}/?screens=3x27in-16x9-blue-gap2.54`);
  // Three of 23.53 in and two gaps of 1 in, which are 72.6 in.
  await expect(main.answer).toContainText("3 × 27″ 16:9 are 72.6″ wide and 13.2″ tall.");
  expectDrawn(await main.drawn(), [{ length: Math.hypot(72.598, 13.237), width: 72.598, height: 13.237 }]);

  await main.showEditors();
  await main.press(rotate);
  await main.showDrawing();
  // Three of 13.24 in and the same gaps.
  await expect(main.answer).toContainText("3 × 27″ 9:16 are 41.7″ wide and 23.5″ tall.");

  for (let step = 0; step < 4; step += 1) await main.press(main.tools.undo);
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue`);
  await main.showEditors();
  await expect(gap).toHaveCount(0);
});
