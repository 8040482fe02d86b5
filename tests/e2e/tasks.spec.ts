import { ArticlePages, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { keepMessages } from "../setup/messages.ts";
import { Visitor } from "../setup/visitor.ts";

// What visitors come for, and how many actions it takes from a first visit. Undo leads back to what a first visit shows.

/** Does a task and checks how many actions it took. */
async function takes(visitor: Visitor, most: number, task: string, steps: () => Promise<void>): Promise<void> {
  await test.step(`${task}: ${most} actions at most`, async () => {
    const before = visitor.actions;
    await steps();
    expect(visitor.actions - before).toBeLessThanOrEqual(most);
  });
}

/** Undoes until the default comparison is back. */
async function undo({ main }: Visitor, times = 1): Promise<void> {
  await main.showDrawing();
  for (let time = 0; time < times; time += 1) await main.press(main.tools.undo);
  await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9.*29 inch 21:9/);
  await expect(main.tools.undo).toBeDisabled();
}

test("D27, D29, D33, D58, D59: what visitors come for takes few actions", async ({ page, site }) => {
  test.slow();
  await keepMessages(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await takes(visitor, 0, "the differences in width, height and area", async () => {
    // 26.655 × 11.423 and 23.533 × 13.237 inches: 1.1327 times as wide, 0.8630 as tall, 0.9775 as large.
    await expect(main.answer).toContainText(/29″ 21:9 is 13% wider, 14% shorter and 2\.2% smaller than 27″ 16:9/);
    await expect(main.answer.getByRole("paragraph").first()).toBeInViewport({ ratio: 1 });
    for (const width of ["23.5", "26.7"]) {
      await expect(main.answer.getByText(width).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });
  await takes(visitor, 2, "sending the comparison", async () => {
    await visitor.press(main.tools.share);
    await visitor.press(main.menuItem("Copy link"));
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/27-vs-29-21x9`);
    expect(await main.overflow(), "with the message").toEqual({ x: 0, y: 0 });
  });
  await takes(visitor, 3, "saving a picture", async () => {
    const downloaded = page.waitForEvent("download");
    await visitor.press(main.tools.share);
    await visitor.press(main.menuItem("Save image…"));
    await visitor.press(main.menuItem("PNG"));
    expect((await downloaded).suggestedFilename()).toBe("diagonal 27in 16x9, 29in 21x9.png");
    expect(await (await downloaded).failure()).toBeNull();
  });
  // Rotating is one action for a visitor who is editing: on a phone the drawer is already open.
  await main.showEditors();
  await takes(visitor, 1, "rotating a screen", async () => {
    await visitor.press(main.editor(1).rotate);
    await expect(main.drawing).toHaveAccessibleName(/27 inch 9:16/);
  });
  await main.showDrawing();
  await takes(visitor, 1, "undoing it", async () => {
    await visitor.press(main.tools.undo);
    await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9/);
  });
  await takes(visitor, 3, "65 and 75 inches from where people sit", async () => {
    await visitor.press(main.starter(/^65″ or 75″/, { inAnswer: true }));
    await visitor.press(main.tools.view);
    await visitor.press(main.menuItem("From your seat"));
    // 2 atan(143.9 ÷ 2 ÷ 250) and 2 atan(166.0 ÷ 2 ÷ 250)
    for (const angle of ["32°", "37°"]) await expect(main.answer).toContainText(angle);
  });
  await undo(visitor, 2);
  const compare = (name: RegExp) => visitor.press(main.starter(name, { inAnswer: true }));
  await takes(visitor, 3, "D33: a film on an ultrawide", async () => {
    await takes(visitor, 1, "whether a 34″ ultrawide is taller than a 27″ monitor", async () => {
      await compare(/^27″ or 34″/);
      // 13.128 to 13.237 inches.
      await expect(main.answer.getByText(/^0\.8% shorter$/)).toBeInViewport({ ratio: 1 });
      expectDrawn(await main.drawn(), [
        { length: 27, width: 16, height: 9 },
        { length: 34, width: 43, height: 18 },
      ]);
    });
    await visitor.press(main.tools.show);
    await visitor.press(main.menuItem("16:9"));
    // 34 · 18/√2173 = 13.13 in high, times √337/9 is 26.8 in across.
    const note = main.answer.getByText("A 16:9 film measures 27″ on 27″ 16:9 and 26.8″ on 34″ 3440×1440.");
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(main.drawing).toHaveAccessibleName(
      /34 inch 3440×1440, 31\.4 by 13\.1 inches, 16:9 picture of 26\.8 inches/,
    );
    await expect(main.drawing.locator("[data-film]")).toHaveCount(1);
    await expect(page).toHaveURL(/&content=16x9$/);

    await main.press(main.tools.undo);
    await expect(main.drawing.locator("[data-film]")).toHaveCount(0);
    await expect(note).toHaveCount(0);
  });
  await undo(visitor);
  await takes(visitor, 2, "65 or 75 inches, and how far to sit", async () => {
    await compare(/^65″ or 75″/);
    await visitor.press(main.tools.details);
    // 56.65 and 65.37 inches wide: 40° and 30° are 1.98 and 2.69 m, and 2.28 and 3.10 m.
    for (const distance of ["Films 6′\u202f6″–8′\u202f10″", "Films 7′\u202f6″–10′\u202f2″"]) {
      const advice = page.getByText(distance).filter({ visible: true });
      await advice.scrollIntoViewIfNeeded();
      await expect(advice).toBeInViewport({ ratio: 1 });
    }
    if (main.narrow) return;
    for (const row of ["65″ 16:9 Films 6′\u202f6″–8′\u202f10″", "75″ 16:9 Films 7′\u202f6″–10′\u202f2″"]) {
      await expect(page.getByRole("row", { name: row })).toBeVisible();
    }
  });
  await main.press(page.getByRole("button", { name: "Close details" }));
  await undo(visitor);
  await takes(visitor, 1, "D29: two 27″ or one 49″", async () => {
    await compare(/^49″ or two 27″/);
    // 49 · 32/√1105 = 47.17 in, and 2 · 27 · 16/√337 = 47.07 in = 119.5 cm.
    await expect(main.answer).toContainText("2 × 27″ 16:9 are about the same size as 49″ 32:9.");
    await expect(main.answer).toContainText(/119\.5( × 33\.6)?\scm/);
    await expect(main.drawing).toHaveAccessibleName(/2 times 27 inch 16:9 side by side, 47\.1 by 13\.2 inches/);
    expect((await main.drawn()).outlines.map(({ number }) => number)).toEqual([1, 2]);
    await expect(page).toHaveURL(`${site}/?screens=49in-32x9-blue~2x27in-16x9-green`);
  });
  await undo(visitor);
  await takes(visitor, 1, "a phone, a tablet and a laptop", async () => {
    await compare(/^Phone, tablet, laptop/);
    await expect(main.drawing).toHaveAccessibleName(/Phone: .*Tablet: .*Laptop: /);
  });
  await undo(visitor);

  await takes(visitor, 3, "the pixel density", async () => {
    await visitor.openEditors();
    await visitor.press(main.editor(1).presets);
    await visitor.press(main.menuItem("2560×1440"));
    // √(2560² + 1440²)/27 = 108.8
    await expect(main.editor(1).group.getByText("109 per inch")).toBeVisible();
    await expect(main.menu).toBeHidden();
  });
  // On a phone the drawer is already open, as for a visitor who is editing.
  await takes(visitor, 7, "a phone, a tablet and a laptop by name", async () => {
    await visitor.press(page.getByRole("combobox", { name: "Find a model or size" }));
    for (const device of ["iphone", "ipad", "macbook"]) {
      await visitor.type(device);
      // Before anything is typed, the list shows all common sizes.
      await expect(page.getByRole("option").first()).toContainText(new RegExp(device, "i"));
      await visitor.type("Enter");
      await expect(page.getByRole("option")).toHaveCount(0);
    }
    await expect(main.drawing).toHaveAccessibleName(/iPhone.*iPad.*MacBook/);
  });
  await undo(visitor, 4);

  const field = page.getByRole("combobox", { name: "Find a model or size" });
  const write = async (text: string, first: RegExp) => {
    await visitor.press(field);
    await visitor.type(text);
    await expect(page.getByRole("option").first()).toHaveText(first);
    await visitor.type("Enter");
  };
  // On a phone the drawer is already open, as for a visitor who is editing.
  await main.showEditors();
  await takes(visitor, 3, "27 against 34", async () => {
    await write("27 vs 34", /^Compare 27″ and 34″/);
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
  });
  await takes(visitor, 3, "a 65″ in 150 cm", async () => {
    await write("65 in 150 cm", /^65″ fits 150/);
    await expect(page).toHaveURL(`${site}/?screens=65in-16x9-blue&space=150cm`);
  });
  await takes(visitor, 2, "a screen by its two sides", async () => {
    await visitor.press(main.editor(1).length);
    await visitor.paste("597 x 336 mm");
    // √(597² + 336²) mm = 26.97″
    await main.editor(1).expectShown("26.97", "INCHES", "59.7", "33.6");
  });
  await undo(visitor, 2);

  const choose = async (...items: string[]) => {
    await visitor.press(main.editor(1).more);
    for (const item of items) await visitor.press(main.menuItem(item));
  };
  // On a phone the drawer is already open, as for a visitor who is editing.
  await main.showEditors();
  await takes(visitor, 3, "a colour", async () => {
    await choose("Colour…", "teal");
    await expect(page).toHaveURL(/\?screens=27in-16x9-teal~29in-21x9-green$/);
  });
  await takes(visitor, 2, "another place", async () => {
    await choose("Move down");
    await expect(page).toHaveURL(/\?screens=29in-21x9-green~27in-16x9-teal/);
  });
  await takes(visitor, 3, "a name", async () => {
    await choose("Name");
    await visitor.type("Desk");
    await expect(main.drawing).toHaveAccessibleName(/Desk: green 29 inch 21:9/);
  });
  await main.showDrawing();
  await takes(visitor, 2, "a table to paste", async () => {
    await visitor.press(main.tools.share);
    await visitor.press(main.menuItem("Copy table"));
    await expect(page.getByRole("status").filter({ hasText: "Table copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Screen\tDiagonal .*\nDesk\t29\t/);
  });
  await takes(visitor, 2, "an article", async () => {
    if (main.narrow) await visitor.press(page.getByRole("button", { name: "Latest articles" }));
    await visitor.press(page.getByRole("link", { name: SHIPPED_ARTICLE.title }));
    await expect(new ArticlePages(page).title).toHaveText(SHIPPED_ARTICLE.title);
  });
});
