import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

/** Issue 9: "Examples that must come out". */
const EXAMPLES = [
  // 34″ 43:18 is 34·18/√(43² + 18²) = 13.129″ tall; 16:9 as tall has 13.129·√337/9 = 26.78″.
  { link: "34in-43x18", by: "height", choice: "26.78″ 16:9", name: "as tall as 34″ 43:18", same: "height" },
  // 49·9/√(32² + 9²) = 13.266″; ·√337/9 = 27.06″.
  { link: "49in-32x9", by: "height", choice: "27.06″ 16:9", name: "as tall as 49″ 32:9", same: "height" },
  // 29·27/√(64² + 27²) = 11.272″; ·√337/9 = 22.99″.
  { link: "29in-64x27", by: "height", choice: "22.99″ 16:9", name: "as tall as 29″ 64:27", same: "height" },
  // 32² · 12/25 = 491.52 square inches; √(491.52 · 337/144) = 33.92″.
  { link: "32in-4x3", by: "area", choice: "33.92″ 16:9", name: "as large as 32″ 4:3", same: "area" },
  // 27·16/√337 = 23.532″ wide; 4:3 as wide has 23.532 · 5/4 = 29.42″.
  { link: "27in-16x9", by: "width", choice: "29.42″ 4:3", name: "as wide as 27″ 16:9", same: "width" },
  { link: "27in-16x9", by: "diagonal", choice: "27″ 4:3", name: "same diagonal as 27″ 16:9", same: "diagonal" },
] as const;

for (const { link, by, choice, name, same } of EXAMPLES) {
  test(`issue 9: ${choice} is ${name}`, async ({ page, site }) => {
    const main = await MainScreen.open(page, site, `?screens=${link}`);
    await main.showEditors();
    await main.choose(main.editor(1).more, `Same ${by} in another ratio…`, choice);
    await expect(main.editors).toHaveCount(2);
    await expect(main.editor(2).name).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`_${name.split(" ")[0]}\\+`));
    await expect(main.drawing.locator("[data-label='2']")).toContainText(name);
    const sizes = (await main.drawn()).outlines
      .toSorted((one, other) => one.number - other.number)
      .map(({ width, height }) => ({ width, height, area: width * height, diagonal: Math.hypot(width, height) }));
    expect(sizes[1]?.[same]).toBeCloseTo(sizes[0]?.[same] as number, same === "area" ? 0 : 2);
    // It stands where it was asked for, in the tile's colour, and can be taken back.
    expect((await main.strokes()).get(2)).toBe("rgb(229, 56, 159)");
    await main.showDrawing();
    await main.press(main.tools.undo);
    expect((await main.drawn()).outlines).toHaveLength(1);
  });
}

test("in centimetres the equivalent is in centimetres, right behind its own screen", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=100cm-4x3~29in-21x9");
  await main.showEditors();
  // 100 cm at 4:3 are 60 cm tall; 60 · √337/9 = 122.38 cm.
  await main.choose(main.editor(1).more, "Same height in another ratio…", "122.38\u202fcm 16:9");
  await expect(main.editors).toHaveCount(3);
  await expect(main.editor(2).unit).toHaveAccessibleName("CENTIMETERS");
  await expect(main.editor(2).length).toHaveValue(/^122\.38/);
  await main.editor(3).expectShown("29", "INCHES", "21", "9");
});

test("issue 8: Duplicate copies what is drawn, with its name, and what was typed stays with the one it was typed for", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-2560x1440-blue_Desk~29in-21x9-green");
  await main.showEditors();
  await main.editor(1).length.fill("40");
  await main.choose(main.editor(1).more, "Duplicate");
  await expect(main.editor(1).more, "the focus goes back to the button").toBeFocused();
  await main.editor(1).expectShown("40", "INCHES", "2560", "1440");
  await main.editor(2).expectShown("27", "INCHES", "2560", "1440");
  await expect(main.editor(2).name).toHaveValue("Desk");
  await expect(page).toHaveURL(/\?screens=27in-2560x1440-blue_Desk~27in-2560x1440-pink_Desk~29in-21x9-green$/);
});

test("at ten screens nothing can be added from the menu", async ({ page, site }) => {
  const ten = Array.from({ length: 10 }, (_, index) => `${20 + index}-16x9`).join("~");
  const main = await MainScreen.open(page, site, `?screens=${ten}`);
  await main.showEditors();
  await main.press(main.editor(1).more);
  await expect(main.menu.getByRole("menuitem")).toHaveCount(5);
  for (const item of await main.menu.getByRole("menuitem").all()) await expect(item).toBeDisabled();
  await main.menu.getByRole("menuitem").first().click({ force: true });
  await expect(main.menu).toBeVisible();
  await expect(main.editors).toHaveCount(10);
});

test("both menus are open to whoever uses a keyboard or a screen reader", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu", { name: "More actions" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowDown");
  await expect(main.menuItem("Same height in another ratio…")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu", { name: "Same height in another ratio" })).toBeVisible();
  await expect(main.menu.getByRole("menuitem").first()).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(main.menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(main.editor(1).more).toBeFocused();
});

test.describe("names", () => {
  test("issue 8: a name of 40 characters shows on the label and travels in the link", async ({ page, site }) => {
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    await main.editor(1).name.fill("x".repeat(60));
    await expect(main.editor(1).name).toHaveValue("x".repeat(40));
    await main.editor(1).name.fill("  Küche ~ 客厅  ");
    await main.commit(1);
    await expect(main.drawing).toHaveAccessibleName(/Küche 客厅: blue 27 inch 16:9/);
    await page.reload();
    await main.takenOver();
    await main.showEditors();
    await expect(main.editor(1).name).toHaveValue("Küche 客厅");
    await main.editor(1).name.fill("");
    await main.commit(1);
    await expect(page).toHaveURL(`${site}/`);
  });
});
