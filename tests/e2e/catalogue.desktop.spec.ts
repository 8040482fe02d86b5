import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("a common size is found by typing and added by mouse and with the keyboard alone, up to the tenth screen", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const field = page.getByRole("combobox", { name: "Find a model or size" });
  const options = page.getByRole("option");

  await test.step("a size is added by mouse", async () => {
    await field.blur();
    await main.press(field);
    await expect(options, "three examples of what can be typed").toHaveCount(3);
    await main.press(options.first());
    await expect(options.first()).toHaveText(/^Compare 27″ and 34″/);
    await field.fill("27");
    await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
    const cutOff = () =>
      page.getByRole("listbox").evaluate((list) => {
        const { bottom } = list.getBoundingClientRect();
        const boxes = [...list.querySelectorAll("[role=option]")].map((option) => option.getBoundingClientRect());
        return (boxes.findLast(({ top }) => top < bottom - 1)?.bottom ?? Number.NaN) - bottom;
      });
    // Models join the sizes once they have loaded.
    const expectWholeEnd = () => expect.poll(cutOff, "the last line is whole").toBeCloseTo(0, 0);
    await expectWholeEnd();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowDown");
    await main.atRest();
    await expectWholeEnd();
    await options.nth(2).scrollIntoViewIfNeeded();
    await expect(field).toBeFocused();
    await main.press(options.nth(2));
    await expect(main.editors).toHaveCount(3);
    await expect.poll(async () => (await main.drawn()).outlines.length).toBe(3);
    await main.press(main.tools.undo);
    await expect(main.editors).toHaveCount(2);
  });
  await test.step("Enter adds the size, and the field is ready for the next", async () => {
    await field.focus();
    await page.keyboard.type("27 qhd");
    await expect(page.getByRole("group", { name: "Sizes" }).getByRole("option")).toHaveText([
      "27″ monitor, QHD 27″ 23.5 × 13.2″ · 2560×1440",
      "26.5″ monitor, QHD 26.5″ 23.1 × 13.0″ · 2560×1440 · sold as 27″",
    ]);
    await expect(options.first()).toHaveText(/^27″ monitor, QHD/);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(`[id="${await field.getAttribute("aria-activedescendant")}"]`)).toHaveText(/27″ monitor/);
    await expect(page.getByText(/Makers’ data, \w+ 20\d\d/), "the date of the list (D40)").toBeVisible();
    await expectNoAxeViolations(page, "[role=combobox], [role=listbox]");
    await page.keyboard.press("Enter");
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await main.editor(3).expectShown("27", "INCHES", "16", "9");
    await expect(page).toHaveURL(/~27in-2560x1440-pink$/);
    expectDrawn(await main.drawn(), [...DEFAULTS, { length: 27, width: 16, height: 9 }]);
  });
  await test.step("two sizes are compared, and a size is drawn in a space, each in place of what is drawn and in one undo step", async () => {
    const before = page.url();
    await field.focus();
    await page.keyboard.type("27 vs 34");
    await expect(options.first()).toHaveText(/^Compare 27″ and 34″/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
    await field.focus();
    await page.keyboard.type("65 in 150 cm");
    await expect(options.first()).toHaveText(/^65″ fits 150/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/?screens=65in-16x9-blue&space=150cm`);
    await main.press(main.tools.undo);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(before);
  });
  await test.step("the list stays in view when an added card pushes it down", async () => {
    await field.focus();
    await page.keyboard.type("27 vs 34");
    await main.press(options.filter({ hasText: /^34″ ultrawide/ }));
    await expect(options.filter({ hasText: "✓ added" })).toBeVisible();
    await expect(page.getByRole("link", { name: "All sizes and models" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/~27in-2560x1440-pink$/);
  });
  await test.step("a screen is replaced by what is typed, and that is undone in one step", async () => {
    await main.choose(main.editor(3).more, "Replace…");
    await expect(page.getByRole("combobox", { name: "Replace screen 3 with" })).toBeFocused();
    await page.keyboard.type("77.5");
    await expect(options.filter({ hasText: "Replace with 77.5″ 16:9" })).toBeVisible();
    await expectNoAxeViolations(page, "[role=group]");
    await page.keyboard.press("Enter");
    await main.editor(3).expectShown("77.5", "INCHES", "16", "9");
    await expect(main.editor(3).more).toBeFocused();
    await main.press(main.tools.undo);
    await main.editor(3).expectShown("27", "INCHES", "16", "9");
  });
  await test.step("a search without hits says so, also to screen readers", async () => {
    await field.fill("wristwatch");
    await expect(page.getByText("Nothing is called wristwatch.")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(options).toHaveCount(0);
  });
  await test.step("beside ten screens nothing can be added, and a comparison replaces them", async () => {
    for (let count = 4; count <= 9; count++) await main.addTile.press("Enter");
    await field.focus();
    await field.fill("55 tv");
    await expect(options.first()).toHaveText(/^55″/);
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(10);
    await expect(field).toBeFocused();
    await page.keyboard.type("27 vs 34");
    await expect(page.getByText("Ten screens at most. Remove one to add another.").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(main.editors).toHaveCount(2);
  });
});
