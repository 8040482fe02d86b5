import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Visitor } from "../setup/visitor.ts";

test.use({ reducedMotion: "reduce" });

test("D38: whether 65″ and 75″ go into a niche takes five actions at most, is undone, linked and printed", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  const card = page.getByRole("group", { name: "Space" });
  const opening = main.drawing.locator("[data-space]");

  const enterSpace = async () => {
    await visitor.press(page.getByRole("button", { name: /^Does it fit\?/ }));
    await expect(card.getByRole("textbox", { name: "Width" })).toBeFocused();
    await visitor.type("150x85cm");
  };
  await test.step("it takes five actions at most", async () => {
    await visitor.openEditors();
    if (main.narrow) {
      // A common comparison closes the drawer, and so draws the typed space.
      await enterSpace();
      await visitor.press(page.getByRole("link", { name: /^65″ or 75″/ }));
      await main.drawerAtRest("shut");
    } else {
      await visitor.press(page.getByRole("link", { name: /^65″ or 75″/ }));
      await enterSpace();
      await visitor.press(card.getByRole("button", { name: "Update drawing" }));
    }
    // 65″ with its frame has 145.90 × 82.94 cm; 75″ has 168.03 × 95.39 cm.
    await expect(main.answer).toContainText("65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.");
    await expect(main.answer).toContainText("75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.");
    await expect(main.answer).toContainText("The largest 16:9 that fits is 66.6″.");
    expect(visitor.actions).toBeLessThanOrEqual(5);
  });
  await test.step("the space is drawn behind the screens, at one scale with them", async () => {
    await expect(main.drawing).toHaveAccessibleName(
      /in a space of 150 by 85 centimetres: 65″ 16:9 fits and 75″ 16:9 does not fit$/,
    );
    const width = async (selector: string) => (await main.drawing.locator(selector).first().boundingBox())?.width ?? 0;
    // 150 cm beside 65 · 16/√337 · 2.54 = 143.897 cm.
    const ratio =
      Number(await opening.getAttribute("width")) /
      Number(await main.drawing.locator('[data-outline="1"]').getAttribute("width"));
    expect(ratio).toBeCloseTo(150 / 143.897, 3);
    expect(await width('[data-outline="2"]')).toBeGreaterThan(await width('[data-outline="1"]'));
    await expect(page).toHaveURL(/&space=150x85cm$/);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });
  await test.step("it is printed with its answer", async () => {
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    await expect(opening).toBeVisible();
    await expect(main.answer.getByText(/^The largest 16:9 that fits/)).toBeVisible();
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  });
  const address = page.url();
  await test.step("it is one step of undo", async () => {
    await main.press(main.tools.undo);
    await expect(opening).toHaveCount(0);
    await expect(page).not.toHaveURL(/space=/);
    await main.press(main.tools.redo);
    await expect(opening).toHaveCount(1);
  });
  await test.step("its link shows the same", async () => {
    const opened = await MainScreen.open(page, site, new URL(address).search);
    await expect(opened.answer).toContainText("75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.");
    await opened.showEditors();
    await expect(card.getByRole("textbox", { name: "Width" })).toHaveValue("150");
    await expect(card.getByRole("textbox", { name: "Height" })).toHaveValue("85");
  });
});

test("D38: a desk of 120 cm takes four actions", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  if (main.narrow) await visitor.openEditors();
  await visitor.press(page.getByRole("button", { name: /^Does it fit\?/ }));
  await expect(page.getByRole("group", { name: "Space" }).getByRole("textbox", { name: "Width" })).toBeFocused();
  await visitor.type("120cm");
  await visitor.type("Enter");
  if (main.narrow) await main.drawerAtRest("shut");
  await expect(main.answer).toContainText("27″ 16:9 fits: 29.1 cm left and right.");
  expect(visitor.actions).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL(/\?space=120cm$/);
});
