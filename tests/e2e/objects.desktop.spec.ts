import { expectSameBox } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("D31: “how large is that beside a person?” takes two actions, and the outlines stay", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=65in-16x9~43in-16x9");
  const boxes = async () => (await main.drawn()).outlines.map(({ x, y, width, height }) => ({ x, y, width, height }));
  const before = await boxes();
  await main.choose(main.tools.view, "Standing adult");
  const person = main.drawing.locator('[data-object="person"]');
  await expect(person).toHaveCount(1);
  await expect(main.drawing).toHaveAccessibleName(/ For scale: Standing adult, 170 cm tall$/);
  const after = await boxes();
  for (const [index, box] of after.entries()) expectSameBox(box, before[index] as Box);
  // 65″ 16:9 is 80.94 cm high.
  const [television] = after;
  const height = await person.evaluate((element) => element.getBoundingClientRect().height);
  expect(height / (television?.height ?? 0)).toBeCloseTo(170 / 80.94, 1);
  await expect(page).toHaveURL(/&objects=person$/);

  await main.press(main.tools.view);
  const item = page.getByRole("menuitemcheckbox", { name: "Standing adult" });
  await expect(item).toBeChecked();
  await main.press(item);
  await expect(person).toHaveCount(0);
  await main.press(main.tools.undo);
  await expect(person).toHaveCount(1);
});

test("D31: a link draws its objects from the server’s first byte and in its pictures", async ({
  page,
  request,
  site,
}) => {
  const search = "?screens=14in-16x10&objects=card,a4";
  expect(await (await request.get(`${site}/${search}`)).text()).toContain('data-object="card"');
  const svg = await (await request.get(`${site}/comparison.svg${search}`)).text();
  expect(svg).toContain("<title>A4 sheet, 21 × 29.7 cm</title>");
  const main = await MainScreen.open(page, site, search);
  await expect(main.drawing.locator("[data-object]")).toHaveCount(2);
  await main.press(main.tools.details);
  await expect(page.getByText("Drawn for scale: Bank card, 8.56 × 5.40 cm; A4 sheet, 21 × 29.7 cm.")).toBeVisible();
});
