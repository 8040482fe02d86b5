import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("D61: a curve is typed and chosen, what is wrong is named, and the details show it from above", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=77in-16x9-pink~49in-5120x1440-green&lengths=cm");
  const { group, more } = main.editor(2);
  const curve = group.getByRole("textbox", { name: "Curve" });
  await test.step("typed", async () => {
    await main.choose(more, "Curve…");
    await expect(curve, "the field has the focus once its script has loaded").toBeFocused();
    await page.keyboard.type("1.8 m");
    await main.commit(2);
    await expect(page).toHaveURL(/49in-5120x1440-green-r1800/);
    await expect(curve).toHaveValue("1800");
    await expect(group).toContainText("1800R: 117.6 cm straight, 9.9 cm deep");
    await expect(main.answer).toContainText("Curved, 49″ 32:9 stands 117.6 cm wide, 9.9 cm deep.");
  });
  await test.step("chosen, and undone", async () => {
    await main.choose(group.getByRole("button", { name: "Sold curves" }), "1000R");
    await expect(page).toHaveURL(/-r1000/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/-r1800/);
    await expect(curve).toHaveValue("1800");
  });
  await test.step("wrong for the width", async () => {
    const wide = main.editor(1);
    await main.choose(wide.more, "Curve…");
    await wide.group.getByRole("textbox", { name: "Curve" }).fill("500");
    await expect(wide.error).toHaveText("Invalid curve: 543R to 5000R");
    await wide.group.getByRole("textbox", { name: "Curve" }).fill("");
  });
  await test.step("from above", async () => {
    await main.press(main.tools.details);
    await expect(
      page.getByRole("img", { name: /^From above: .*49″ 32:9, 117\.6.cm straight and 9\.9.cm deep/ }),
    ).toBeVisible();
  });
  await test.step("in a row the straight width counts", async () => {
    await main.press(main.tools.details);
    await main.choose(main.tools.arrange, "In a row");
    // 170.462 + 117.607 + 4 · 1
    await expect(main.answer).toContainText("Together 292.1 × 97.9 cm with frames.");
    await expect(main.answer).toContainText("measures 119.8 cm along its curve and stands 117.6 cm wide, 9.9 cm deep.");
  });
});
