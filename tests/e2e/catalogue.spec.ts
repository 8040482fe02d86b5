import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.showEditors();
});

const field = () => main.page.getByRole("combobox", { name: "Find a common size" });
const options = () => main.page.getByRole("option");

test("issue 9: a size is found by typing in one field, and added by keyboard alone", async ({ page }) => {
  await field().focus();
  await page.keyboard.type("27 qhd");
  await expect(options()).toHaveText(["27″ monitor QHD · 2560×1440 · 16:9"]);
  await expect(field()).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(`[id="${await field().getAttribute("aria-activedescendant")}"]`)).toHaveText(/27″ monitor/);
  await expect(page.getByText("27-inch class; QHD (four times 1280×720)"), "its basis").toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(options()).toHaveCount(0);
  await expect(field()).toHaveValue("");
  await expect(field()).toBeFocused();
  await main.editor(3).expectShown("27", "INCHES", "2560", "1440");
  await expect(page).toHaveURL(/~27in-2560x1440-pink$/);
  expectDrawn(await main.drawn(), [...DEFAULTS, { length: 27, width: 16, height: 9 }]);
});

test("the arrow keys go around the list, and Escape closes it and nothing else", async ({ page }) => {
  await field().focus();
  await page.keyboard.type("ultrawide 49");
  await expect(options().nth(1), "the sizes are loaded when they are first asked for").toBeVisible();
  const names = await options().allInnerTexts();
  const active = page.getByRole("option", { selected: true });
  for (const [key, at] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", names.length - 1],
    ["ArrowDown", 0],
  ] as const) {
    await page.keyboard.press(key);
    expect((await active.allInnerTexts())[0]).toBe(names[at]);
  }
  await page.keyboard.press("Escape");
  await expect(options()).toHaveCount(0);
  await expect(main.editors, "the drawer is still open").toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(options()).toHaveCount(names.length);
  await page.keyboard.press("Tab");
  await expect(options()).toHaveCount(0);
});

test("issue 9: by a finger or the mouse: the list is in view, scrolls, and a press chooses", async ({ page }) => {
  await main.press(field());
  await expect(options()).toHaveCount(12);
  await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
  await options().last().scrollIntoViewIfNeeded();
  await expect(field()).toBeFocused();
  await main.press(options().last());
  await expect(main.editors).toHaveCount(3);
  expect((await main.drawn()).outlines).toHaveLength(3);
});

for (const [asked, first] of [
  ["55 tv", /^55″ television 4K UHD/],
  ["6.1 phone", /^6\.1″ phone/],
  ["4k 32", /^32″ monitor 4K UHD/],
  ["2560x1440", /2560×1440/],
  ["34 ultrawide", /^34″ ultrawide/],
  ["14 laptop", /^14″ laptop/],
  ["11 tablet", /^11″ tablet/],
] as const) {
  test(`issue 9: "${asked}" finds what people mean`, async () => {
    await field().fill(asked);
    await expect(options().first()).toHaveText(first);
  });
}

test("what is not there is said, with nothing to choose", async ({ page }) => {
  await field().fill("999 toaster");
  await expect(page.getByRole("status").filter({ hasText: "No common size has all of these words." })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(main.editors).toHaveCount(2);
  await expect(field()).toHaveAttribute("aria-expanded", "false");
  await expectNoAxeViolations(page);
});

test("with the tenth screen field and tile are gone, and the focus goes to the new screen", async ({ page }) => {
  for (let count = 3; count <= 9; count++) await main.press(main.addTile);
  await field().focus();
  await page.keyboard.type("55 tv");
  await expect(options().first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(main.editors).toHaveCount(10);
  await expect(field()).toHaveCount(0);
  await expect(main.editor(10).remove).toBeFocused();
});

test("issue 9: it is loaded when it is first used, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.reload();
  await main.takenOver();
  await main.showEditors();
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((script) => /catalogue/.test(script))).toEqual([]);
  await field().focus();
  await expect(options().first()).toBeVisible();
  expect(scripts.filter((script) => /catalogue/.test(script))).toHaveLength(1);
});

test.describe("where it cannot be loaded", () => {
  test.use({ allowedTrouble: [/catalogue-list|dynamically imported|ERR_FAILED/] });

  test("that is said, and it comes when it can be", async ({ page }) => {
    await page.route(/catalogue-list/, (route) => route.abort());
    await field().focus();
    await expect(page.getByText("Unable to load the common sizes")).toBeVisible();
    await page.unroute(/catalogue-list/);
    await page.keyboard.type("55 tv");
    await expect(options().first()).toHaveText(/^55″ television/);
  });
});
