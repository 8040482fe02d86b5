import { expect, test } from "../setup/fixtures.ts";
import { Finger, type Place } from "../setup/touch.ts";
import { Visitor } from "../setup/visitor.ts";

test("D38: a desk of 120 cm takes four actions, and whether 65″ and 75″ go into a niche five at most; it is undone and printed", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  const card = page.getByRole("group", { name: "Space" });
  const opening = main.drawing.locator("[data-space]");

  await test.step("a desk of 120 cm takes four actions", async () => {
    if (main.narrow) await visitor.openEditors();
    await visitor.press(page.getByRole("button", { name: /^Does it fit\?/ }));
    await expect(card.getByRole("textbox", { name: "Width" })).toBeFocused();
    await visitor.type("120cm");
    await visitor.type("Enter");
    if (main.narrow) await main.drawerAtRest("shut");
    await expect(main.answer).toContainText("27″ 16:9 fits: 29.1 cm left and right.");
    expect(visitor.actions).toBeLessThanOrEqual(4);
    await expect(page).toHaveURL(/\?space=120cm$/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/`);
    await expect(main.tools.undo).toBeDisabled();
  });

  const enterSpace = async () => {
    await visitor.press(page.getByRole("button", { name: /^Does it fit\?/ }));
    await expect(card.getByRole("textbox", { name: "Width" })).toBeFocused();
    await visitor.type("150x85cm");
  };
  await test.step("it takes five actions at most", async () => {
    const before = visitor.actions;
    await visitor.openEditors();
    if (main.narrow) {
      // A common comparison closes the drawer, and so draws the typed space.
      await enterSpace();
      await visitor.press(main.starter(/^65″ or 75″/));
      await main.drawerAtRest("shut");
    } else {
      await visitor.press(main.starter(/^65″ or 75″/));
      await enterSpace();
      await visitor.press(card.getByRole("button", { name: "Update drawing" }));
    }
    // 65″ with its frame has 145.90 × 82.94 cm; 75″ has 168.03 × 95.39 cm.
    await expect(main.answer).toContainText("65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.");
    await expect(main.answer).toContainText("75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.");
    await expect(main.answer).toContainText("The largest 16:9 that fits is 66.6″.");
    expect(visitor.actions - before).toBeLessThanOrEqual(5);
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
    await page.emulateMedia({ media: "print" });
    await expect(opening).toBeVisible();
    await expect(main.answer.getByText(/^The largest 16:9 that fits/)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("it is one step of undo", async () => {
    await main.press(main.tools.undo);
    await expect(opening).toHaveCount(0);
    await expect(page).not.toHaveURL(/space=/);
    await main.press(main.tools.redo);
    await expect(opening).toHaveCount(1);
  });
  await test.step("the card has what was typed", async () => {
    await main.showEditors();
    await expect(card.getByRole("textbox", { name: "Width" })).toHaveValue("150");
    await expect(card.getByRole("textbox", { name: "Height" })).toHaveValue("85");
  });
});

test("D56: two 27″, one upright, on a desk of 140 cm take seven actions at most, and are dragged", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  const outline = (number: number) => main.drawing.locator(`[data-outline="${number}"]`).first();
  const order = () => new URL(page.url()).searchParams.get("screens");
  const together = /Together 97\.4 × 61\.8\u202fcm with frames: fits on 140\u202fcm, with 42\.6\u202fcm to spare\./;

  /** Presses in the middle of an outline, moves by so many pixels, and lets go. */
  const drag = async (number: number, by: Place, end = () => Promise.resolve()) => {
    // The script that drags loads with the first row.
    await page.locator("[data-draggable]").waitFor();
    const box = await outline(number).boundingBox();
    if (box === null) throw new Error(`There is no outline ${number}.`);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const to = { x: from.x + by.x, y: from.y + by.y };
    if (main.narrow) {
      const finger = await Finger.touchDown(page, from);
      await finger.moveTo(to);
      await end();
      await finger.lift();
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await end();
      await page.mouse.up();
    }
  };

  await test.step("it takes seven actions at most", async () => {
    await visitor.openEditors();
    await visitor.press(page.getByRole("combobox", { name: "Find a model or size" }));
    await visitor.type("27 and 27 upright on 140 cm");
    await expect(page.getByRole("option").first()).toContainText(
      "16:9 and 9:16 on 140\u202fcm, in place of what is drawn",
    );
    await visitor.type("Enter");
    await main.showDrawing();
    await visitor.press(main.tools.arrange);
    await visitor.press(main.menuItem("In a row"));
    // 27 · 16/√337 · 2.54 = 59.77 and 33.62 cm, each with 1 cm of frame on each side.
    await expect(main.answer).toContainText(together);
    expect(visitor.actions).toBeLessThanOrEqual(7);
    await expect(page).toHaveURL(/\?screens=27in-16x9-blue~27in-9x16-green&align=side&space=140cm$/);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });
  await test.step("a finger drags only what was tapped", async () => {
    if (!main.narrow) return;
    await drag(2, { x: -120, y: 0 });
    expect(order()).toBe("27in-16x9-blue~27in-9x16-green");
    await outline(2).tap();
    await expect(main.answer).toContainText(/27″ 9:16 is/);
  });
  await test.step("Escape ends a drag without a change, and no editor opens", async () => {
    const carried = main.drawing.and(page.locator("[data-carrying]"));
    await drag(2, { x: -120, y: 0 }, async () => {
      await expect(carried).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(carried).toHaveCount(0);
    });
    expect(order()).toBe("27in-16x9-blue~27in-9x16-green");
    await expect(main.drawer).toBeHidden();
  });
  await test.step("dragged sideways it changes places, and keeps its height", async () => {
    await drag(2, { x: -((await outline(1).boundingBox())?.width ?? 0), y: -12 });
    await expect(page).toHaveURL(/\?screens=27in-9x16-green~27in-16x9-blue&/);
    expect((await main.drawn()).outlines.map(({ number }) => number)).toEqual([1, 2]);
  });
  await test.step("dragged up it is caught where the tops are level", async () => {
    const tall = await outline(1).boundingBox();
    const flat = await outline(2).boundingBox();
    if (main.narrow) await outline(2).tap();
    await drag(2, { x: 0, y: (tall?.y ?? 0) - (flat?.y ?? 0) + 4 });
    // 59.773 − 33.622
    await expect(page).toHaveURL(/~27in-16x9-blue-up26\.151&/);
  });
  await test.step("its drawing says so", async () => {
    await expect(main.answer).toContainText(together);
    await expect(main.drawing).toHaveAccessibleName(/on 140 centimetres, bottoms level, 27″ 16:9 raised by 26\.2/);
  });
  await test.step("each is one step of undo", async () => {
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/\?screens=27in-9x16-green~27in-16x9-blue&/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/\?screens=27in-16x9-blue~27in-9x16-green&/);
  });
  await test.step("its answer is on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(main.answer.getByText(together)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
});
