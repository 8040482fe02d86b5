import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Visitor } from "../setup/visitor.ts";

test("adds an equivalent, names and draws it as large as its screen, puts the relation into the link, and undoes it; a screen with a resolution adds one at which text is as large (D47)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=34in-43x18");
  await test.step("both menus of a screen can be used by keyboard", async () => {
    await main.editor(1).more.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu", { name: "More actions" })).toBeVisible();
    for (const name of [
      "Replace…",
      "Duplicate",
      "Move up",
      "Move down",
      "Colour…",
      "Several side by side",
      "Curve…",
      "Same size in another ratio…",
    ]) {
      await page.keyboard.press("ArrowDown");
      await expect(main.menuItem(name)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu", { name: "Same size in another ratio" })).toBeVisible();
    await expect(main.menu.getByRole("menuitem").first()).toBeFocused();
    await expect(main.menu).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(main.editor(1).more).toBeFocused();
  });
  await main.choose(main.editor(1).more, "Same size in another ratio…", "26.78″ 16:9");
  await expect(main.editors).toHaveCount(2);
  await expect(main.editor(1).more, "the focus returns to the button").toBeFocused();
  await expect(main.editor(2).named("as tall as 34″ 3440×1440")).toBeVisible();
  await expect(page).toHaveURL(/-height:34in:43x18$/);
  await expect(main.drawing.locator("[data-label='2']")).toContainText("as tall as 34″ 3440×1440");
  const heights = (await main.drawn()).outlines.map(({ height }) => height);
  expect(heights[1]).toBeCloseTo(heights[0] as number, 2);
  // The colour of the add tile before the equivalent was added.
  expect((await main.strokes()).get(2)).toBe("rgb(232, 70, 189)");
  await main.press(main.tools.undo);
  expect((await main.drawn()).outlines).toHaveLength(1);

  await main.choose(main.editor(1).more, "Name");
  await main.editor(1).name.fill("  Küche ~ 客厅  ");
  await main.commit(1);
  await expect(main.drawing).toHaveAccessibleName(/Küche 客厅: blue 34 inch 3440×1440/);
  await main.press(main.editor(1).named("Küche 客厅"));
  await main.editor(1).name.fill("");
  await main.commit(1);
  await expect(page).toHaveURL(`${site}/?screens=34in-43x18-blue`);

  await test.step("the diagonal of another resolution at which text is as large", async () => {
    await MainScreen.open(page, site, "?screens=27in-2560x1440");
    await main.choose(main.editor(1).more, "Same size in another ratio…", "40.5″ 3840×2160");
    await expect(page).toHaveURL(/~40\.5in-3840x2160-[a-z]+-text:27in:2560x1440$/);
    await expect(main.editor(2).named("same text size as 27″ 2560×1440")).toBeVisible();
    await expect(main.answer).toContainText("Text at 100% is the same size, with room for 3840×2160.");
    await main.press(main.tools.undo);
    await expect(main.editors).toHaveCount(1);
  });
});

test("F6.5: the nearest sold size is added with three actions, the exact one with its relation, and by undo taken back", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site, "?screens=34in-3440x1440");
  const { main } = visitor;
  await visitor.press(main.tools.details);
  const region = page.getByRole("region", { name: "Sold sizes" });
  await expect(region).toContainText(
    "A 16:9 display as tall as 34″ 3440×1440 would be 26.8″. The nearest sold is 27″, 0.8% taller.",
  );
  const add = region.getByRole("button", { name: "Add 27″", exact: true });
  await add.hover();
  const preview = main.drawing.locator("[data-preview='2']");
  // 27 · 16/√337 of 34 · 43/√2173, dashed in the add tile's colour; the outlines keep their places.
  await expect(preview).toHaveAttribute("stroke", "#e846bd");
  const widthOf = async (shape: Locator) => Number(await shape.getAttribute("width"));
  const outline = main.drawing.locator("[data-outline='1']");
  expect((await widthOf(preview)) / (await widthOf(outline))).toBeCloseTo(23.533 / 31.362, 3);
  await visitor.press(add);
  expect(visitor.actions).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL(/34in-3440x1440-blue~27in-16x9-/);
  await expect(preview).toHaveCount(0);
  // Done: it cannot be added twice, and keeps the focus.
  const done = region.getByRole("button", { name: "27″ is added" });
  await expect(done).toBeDisabled();
  await expect(done).toBeFocused();
  await main.press(region.getByRole("radio", { name: "As large as" }));
  await expect(region).toContainText("The nearest sold is 31.5″, 3.0% larger, sold as 32″.");
  await main.press(region.getByRole("button", { name: "Add exactly 31.0″ 16:9" }));
  await expect(page).toHaveURL(/~31\.0\d+in-16x9-[a-z]+-area:34in:3440x1440$/);
  await expect(main.drawing.locator("[data-label='3']")).toContainText("as large as 34″ 3440×1440");
  await main.press(main.tools.undo);
  await expect(page).not.toHaveURL(/~31\.0/);
});
