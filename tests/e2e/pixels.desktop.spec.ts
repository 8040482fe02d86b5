import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("D46: In pixels a screen without a resolution is named and offered one, and films, objects and a space wait", async ({
  page,
  site,
}) => {
  const screens = "27in-3840x2160-blue-scale125~34in-3440x1440-green~29in-21x9-pink";
  const view = "scale=pixels&objects=card&content=16x9&space=150x85cm";
  const main = await MainScreen.open(page, site, `?screens=${screens}&${view}`);
  await test.step("films and objects wait in Show", async () => {
    await expect(main.drawing.locator("[data-object], [data-film], [data-space]")).toHaveCount(0);
    await main.press(main.tools.show);
    for (const name of ["16:9", "Bank card"]) {
      await expect(main.menuItem(name)).toHaveAttribute("aria-disabled", "true");
    }
    await page.keyboard.press("Escape");
  });
  await test.step("a screen without a resolution is not drawn, and is offered one", async () => {
    await expect(main.drawing.locator("[data-outline]")).toHaveCount(2);
    await expect(main.answer.getByRole("paragraph").first()).toContainText("29″ 21:9 has no resolution.");
    await main.press(main.answer.getByRole("button", { name: "Choose a resolution" }));
    await main.press(page.getByRole("menuitem", { name: /^2560×1080/ }));
    await expect(main.drawing.locator("[data-outline]")).toHaveCount(3);
    await expect(page.getByRole("main"), "the pressed button is gone").toBeFocused();
    await expect(page).toHaveURL(/29in-2560x1080-pink&.*scale=pixels/);
  });
});
