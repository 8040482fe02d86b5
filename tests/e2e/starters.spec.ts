import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;
/** What the visitor has pressed since the page was opened. */
let actions: number;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  actions = 0;
});

async function act(target: Parameters<MainScreen["press"]>[0]) {
  actions += 1;
  await main.press(target);
}

async function openEditors() {
  if (main.narrow) await act(main.editButton);
}

test("27 or 34 inches takes two actions at most, and “Start over” leads back", async ({ page, site }) => {
  await openEditors();
  await expectNoAxeViolations(page);
  await act(page.getByRole("link", { name: /^27″ or 34″/ }));
  if (main.narrow) await main.drawerAtRest("shut");
  expect(actions).toBeLessThanOrEqual(2);
  expectDrawn(await main.drawn(), [
    { length: 27, width: 16, height: 9 },
    { length: 34, width: 43, height: 18 },
  ]);
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);

  await main.showEditors();
  await main.press(page.getByRole("button", { name: "Start over" }));
  await expect(page.getByRole("link", { name: /^27″ or 34″/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await main.showDrawing();
  expectDrawn(await main.drawn(), DEFAULTS);
  await expect(page).toHaveURL(`${site}/`);
  await main.press(main.tools.undo);
  await expect(page).toHaveURL(/34in-3440x1440/);
});

test("phone, tablet and laptop take seven actions at most", async ({ page }) => {
  await openEditors();
  await act(page.getByRole("link", { name: /^Phone, tablet, laptop/ }));
  expect(actions).toBeLessThanOrEqual(7);
  await expect(main.drawing).toHaveAccessibleName(/Phone: .*Tablet: .*Laptop: /);
});

test("the pixel density takes three actions at most", async ({ page }) => {
  await openEditors();
  await act(main.editor(1).group.getByRole("button", { name: "Resolution (px)" }));
  await act(main.menuItem("2560×1440 · QHD"));
  // √(2560² + 1440²)/27 = 108.8
  await expect(main.editor(1).group.getByText("109 pixels per inch")).toBeVisible();
  expect(actions).toBeLessThanOrEqual(3);
  await expect(page.getByRole("menu")).toBeHidden();
});

test("a pressed number is selected, so that typing replaces it", async ({ page }) => {
  await openEditors();
  for (const input of [main.editor(1).length, main.editor(1).width]) {
    await act(input);
    await page.keyboard.type("41");
    await expect(input).toHaveValue("41");
  }
});
