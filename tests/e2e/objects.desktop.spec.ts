import { expect, test } from "../setup/fixtures.ts";
import { Visitor } from "../setup/visitor.ts";

test("D31: “how large is that in a room?” takes four actions, as the menu stays open while objects are ticked", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site, "?screens=65in-16x9");
  const { main } = visitor;
  await visitor.press(main.tools.show);
  for (const name of ["Standing adult", "Sofa for three", "Bank card"]) {
    await visitor.press(main.menuItem(name));
    await expect(main.menuItem(name)).toBeChecked();
  }
  expect(visitor.actions).toBeLessThanOrEqual(4);
  await page.keyboard.press("Escape");
  await expect(main.drawing.locator("[data-object]")).toHaveCount(3);
  await expect(main.drawing).toHaveAccessibleName(/ For scale: .*Standing adult, 170 cm tall/);
  await expect(main.answer).toContainText("A standing adult is 2.1× as tall as 65″ 16:9");
  await expect(page).toHaveURL(/&objects=card,person,sofa$/);

  const area = await main.drawing.boundingBox();
  for (const object of await main.drawing.locator("[data-object]").all()) {
    const box = await object.boundingBox();
    expect(box?.x).toBeGreaterThan(area?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((area?.x ?? 0) + (area?.width ?? 0));
  }
  // 65″ 16:9 is 80.94 cm high.
  const height = await main.drawing
    .locator('[data-object="person"]')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(height / ((await main.drawn()).outlines[0]?.height ?? 0)).toBeCloseTo(170 / 80.94, 1);
  await main.press(main.tools.undo);
  await expect(main.drawing.locator("[data-object]")).toHaveCount(2);
});
