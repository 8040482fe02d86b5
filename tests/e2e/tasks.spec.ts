import { ArticlePages, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { Visitor } from "../setup/visitor.ts";

// What visitors come for, and how many actions it takes from a first visit.

test.use({ reducedMotion: "reduce" });

const TEN =
  "?screens=24in-16x9~27in-16x9~34in-43x18~32in-16x9~38in-12x5~40in-64x27~49in-32x9~43in-16x9~55in-16x9~65in-16x9&base=2";

test("D27: the differences in width, height and area take no action", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const { answer } = visitor.main;
  // 26.655 × 11.423 and 23.533 × 13.237 inches: 1.1327 times as wide, 0.8630 as tall, 0.9775 as large.
  await expect(answer).toContainText(/29″ 21:9 is 13\s% wider, 14\s% shorter and 2\.2\s% smaller than 27″ 16:9/);
  const sentence = answer.getByRole("paragraph").first();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  for (const width of ["23.5", "26.7"]) {
    await expect(answer.getByText(width).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  }
  expect(visitor.actions).toBe(0);
});

test("D27: what a nominal 21:9 hides takes no action", async ({ page, site }) => {
  const { main } = await Visitor.arrive(page, site, "?screens=27in-16x9~34in-21x9");
  await expect(main.answer).toContainText(/34″ 21:9 is 33\s% wider, 1\.2\s% taller and 34\s% larger than 27″ 16:9/);
  await expect(main.answer.getByText(/as 3440×1440 it is 0\.8\s% shorter/)).toBeInViewport({ ratio: 1 });
  await expect(main.answer.getByText("59.8", { exact: false }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});

test("whether a 34″ ultrawide is taller than a 27″ monitor takes two actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^27″ or 34″/ }));
  if (visitor.main.narrow) await visitor.main.drawerAtRest("shut");
  // 13.128 to 13.237 inches.
  await expect(visitor.main.answer.getByText(/^0\.8\s% shorter$/)).toBeInViewport({ ratio: 1 });
  expectDrawn(await visitor.main.drawn(), [
    { length: 27, width: 16, height: 9 },
    { length: 34, width: 43, height: 18 },
  ]);
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test("65 or 75 inches, and how far to sit, takes four actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^65″ or 75″/ }));
  if (visitor.main.narrow) await visitor.main.drawerAtRest("shut");
  await visitor.press(visitor.main.tools.details);
  // 56.65 and 65.37 inches wide: 40° and 30° are 1.98 and 2.69 m, and 2.28 and 3.10 m.
  for (const distance of ["2.0–2.7", "2.3–3.1"]) {
    const advice = page.getByText(new RegExp(`${distance}\\sm`)).filter({ visible: true });
    await advice.scrollIntoViewIfNeeded();
    await expect(advice).toBeInViewport({ ratio: 1 });
  }
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test("a phone, a tablet and a laptop take seven actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^Phone, tablet, laptop/ }));
  await expect(visitor.main.drawing).toHaveAccessibleName(/Phone: .*Tablet: .*Laptop: /);
  expect(visitor.actions).toBeLessThanOrEqual(7);
});

// Here and where a screen is rotated, the phone's drawer is open: whoever does that is editing.
test("beside the editors, a phone, a tablet and a laptop by name take seven actions at most", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await main.showEditors();
  await visitor.press(page.getByRole("combobox", { name: "Find a common size" }));
  for (const device of ["iphone", "ipad", "macbook"]) {
    await visitor.type(device);
    await expect(page.getByRole("option").first()).toBeVisible();
    await visitor.type("Enter");
  }
  await expect(main.drawing).toHaveAccessibleName(/iPhone.*iPad.*MacBook/);
  expect(visitor.actions).toBeLessThanOrEqual(7);
});

test("D29: two 27″ or one 49″ takes four actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^49″ or two 27″/ }));
  // 2 · 27 · 16/√337 = 47.07 in against 49 · 32/√1105 = 47.17 in.
  await expect(visitor.main.answer).toContainText(/2 × 27″ 16:9 is 0\.2\s% narrower.* than 49″ 32:9/);
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test("D33: a film on an ultrawide takes four actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^27″ or 34″/ }));
  if (main.narrow) await main.drawerAtRest("shut");
  await visitor.press(main.tools.view);
  await visitor.press(main.menuItem("16:9 film"));
  // 34 · 18/√2173 = 13.13 in high, times √337/9 is 26.8 in across.
  const note = main.answer.getByText("A 16:9 film is a 27″ picture on 27″ 16:9 and a 26.8″ picture on 34″ 43:18.");
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(visitor.actions).toBeLessThanOrEqual(4);
});

test("the pixel density takes three actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await visitor.openEditors();
  await visitor.press(main.editor(1).group.getByRole("button", { name: "Resolution (px)" }));
  await visitor.press(main.menuItem("2560×1440 · QHD"));
  // √(2560² + 1440²)/27 = 108.8
  await expect(main.editor(1).group.getByText("109 pixels per inch")).toBeVisible();
  await expect(main.menu).toBeHidden();
  expect(visitor.actions).toBeLessThanOrEqual(3);
});

test("sending the comparison takes two actions at most", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const visitor = await Visitor.arrive(page, site);
  await visitor.press(visitor.main.tools.share);
  await visitor.press(visitor.main.menuItem("Copy link"));
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/`);
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test("saving a picture takes two actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const downloaded = page.waitForEvent("download");
  await visitor.press(visitor.main.tools.share);
  await visitor.press(visitor.main.menuItem("Save as PNG"));
  expect((await downloaded).suggestedFilename()).toBe("diagonal 27in 16x9, 29in 21x9.png");
  expect(await (await downloaded).failure()).toBeNull();
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test("an article takes two actions at most", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  if (visitor.main.narrow) await visitor.press(page.getByRole("button", { name: "Latest articles" }));
  await visitor.press(page.getByRole("link", { name: SHIPPED_ARTICLE.title }));
  await expect(new ArticlePages(page).title).toHaveText(SHIPPED_ARTICLE.title);
  expect(visitor.actions).toBeLessThanOrEqual(2);
});

test("rotating a screen and undoing it take one action each", async ({ page, site }) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await main.showEditors();
  await visitor.press(main.editor(1).rotate);
  expect(visitor.actions).toBe(1);
  await expect(main.drawing).toHaveAccessibleName(/27 inch 9:16/);
  await main.showDrawing();

  await visitor.press(main.tools.undo);
  expect(visitor.actions).toBe(2);
  await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9/);
});

test("V1, V4: the labels of ten screens are whole, in view and at least 12 px high without any action", async ({
  page,
  site,
  onTouch,
}) => {
  const { main } = await Visitor.arrive(page, site, TEN);
  const rows = (await main.answer.getByRole("row").all()).slice(1);
  expect(rows).toHaveLength(10);
  for (const row of rows) {
    // A desktop's drawing has labels too; its table may scroll.
    if (!onTouch) await row.scrollIntoViewIfNeeded();
    const label = row.getByText(/\d+″ \d+:\d+/);
    await expect(label).toBeInViewport({ ratio: 1 });
    const { cut, size } = await label.evaluate((element) => ({
      cut: element.scrollWidth - element.clientWidth,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(cut, "cut off").toBeLessThan(1);
    expect(size).toBeGreaterThanOrEqual(12);
  }
  expect((await main.labels()).length).toBe(onTouch ? 0 : 10);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
});
