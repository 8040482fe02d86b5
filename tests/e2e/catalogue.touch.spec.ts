import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("the search loads with its first use, takes the whole drawer and adds by touch, and Escape, Back and its arrow lead back to the screens", async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((script) => /catalogue-list/.test(script));
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  const field = page.getByRole("combobox", { name: "Find a model or size" });
  const options = page.getByRole("option");
  const back = page.getByRole("button", { name: "Back to the screens" });
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drawer = await boxOf(main.drawer);

  await test.step("no script has the list of models before its first use (D40)", async () => {
    await page.waitForLoadState("networkidle");
    expect(loaded()).toEqual([]);
    const read = async (script: string) => (await page.request.get(`${site}${script}`)).text();
    const early = await Promise.all(scripts.filter((script) => script.endsWith(".js")).map((script) => read(script)));
    expect(early.length).toBeGreaterThan(0);
    expect(early.join("")).not.toContain("AW3423DW");
  });

  await test.step("the Tab key passes through the field", async () => {
    await field.focus();
    await expect(options, "three examples of what can be typed").toHaveCount(3);
    expect(loaded()).toHaveLength(1);
    await expect(main.apply).toBeVisible();
    await field.blur();
  });

  await test.step("the field is at the top and the results reach to the end, where a line is whole", async () => {
    await main.press(field);
    await expect(back).toBeVisible();
    await expect(main.apply).toBeHidden();
    await expect(main.editors).toHaveCount(0);
    await expect.poll(async () => (await boxOf(field)).y).toBeLessThan(16);
    await field.fill("monitor");
    await main.press(options.filter({ hasText: /^Show all/ }).first());
    await expect(options.nth(20)).toBeAttached();
    const list = await boxOf(page.getByRole("listbox"));
    expect(list.height).toBeGreaterThan(0.7 * drawer.height);
    const basis = await boxOf(page.getByRole("link", { name: /sizes/ }));
    expect(basis.y + basis.height).toBeLessThan(drawer.y + drawer.height);
    const ends = (await Promise.all((await options.all()).map(boxOf))).map(({ y, height }) => y + height);
    const end = list.y + list.height;
    expect(Math.max(...ends.filter((each) => each < end + 1)), "the last line is whole").toBeCloseTo(end, 0);
  });

  for (const [name, leave] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["Back", () => page.goBack()],
    ["the arrow", () => main.press(back)],
    ["a press beside the drawer", () => page.touchscreen.tap(380, 400)],
  ] as const) {
    await test.step(`${name} closes the search and keeps the drawer, what is typed and the focus`, async () => {
      await leave();
      await expect(back).toBeHidden();
      await expect(main.apply).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => window.history.state?.usr?.overlay)).toBe("editors");
      await main.press(field);
      await expect(back).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.history.state?.usr?.overlay)).toBe("editors/search");
    });
  }

  await test.step("a common size is added by touch, which leads back to the screens", async () => {
    await field.fill("27");
    await expect(options.first()).toHaveText(/^27″/);
    await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
    await options.nth(2).scrollIntoViewIfNeeded();
    await expect(field).toBeFocused();
    await main.press(options.nth(2));
    await expect(back).toBeHidden();
    await expect(main.editors).toHaveCount(3);
    await main.press(main.apply);
    await main.drawerAtRest("shut");
    await expect(page).toHaveURL(/screens=/);
    await expect.poll(async () => (await main.drawn()).outlines.length).toBe(3);
  });
});
