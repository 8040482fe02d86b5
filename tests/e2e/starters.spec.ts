import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("F4.5: common comparisons stay reachable, and “Start over” leads back from one and can be undone", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();

  await test.step("a pressed number is selected, so that typing replaces it", async () => {
    for (const input of [main.editor(1).length, main.editor(1).width]) {
      const { original } = await input.evaluate((element: HTMLInputElement) => ({ original: element.value }));
      for (const text of ["41", original]) {
        await main.press(input);
        await page.keyboard.type(text);
        await expect(input).toHaveValue(text);
        await input.blur();
      }
    }
  });
  await test.step("without screens the common comparisons stay, and the area says how to begin (D10)", async () => {
    for (const number of [2, 1]) await main.press(main.editor(number).remove);
    await expect(main.starter(/^27″ or 34″/)).toBeVisible();
    await main.showDrawing();
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
    await main.press(page.getByRole("main").getByRole("link", { name: /^65″ or 75″/ }));
    await expect(page).toHaveURL(/screens=65in-16x9-blue~75in-16x9-green/);
    await main.press(main.tools.undo);
    if (main.narrow) {
      await main.press(page.getByRole("button", { name: "Add a screen" }));
      await expect(main.drawing.locator("[data-outline]")).toHaveCount(1);
      await main.press(main.tools.undo);
    }
    for (let step = 0; step < 2; step += 1) await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/`);
    await main.showEditors();
  });
  await test.step("F4.5: “Start over” leads back from a common comparison and can be undone", async () => {
    await main.press(main.starter(/^27″ or 34″/));
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
    if (main.narrow) await main.drawerAtRest("shut");
    await main.showEditors();
    await main.press(page.getByRole("button", { name: "Start over" }));
    await expect(main.starter(/^27″ or 34″/)).toBeVisible();
    await main.showDrawing();
    expectDrawn(await main.drawn(), DEFAULTS);
    await expect(page).toHaveURL(`${site}/`);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/34in-3440x1440/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/`);
  });
  await test.step("F4.5: another one takes two actions: the row opens in place, and on a phone the strip is there", async () => {
    await main.press(main.tools.redo);
    await main.showEditors();
    const other = main.starter(/^65″ or 75″/);
    if (!main.narrow) {
      await expect(other).toBeHidden();
      await main.press(page.getByRole("button", { name: "Common comparisons" }));
    }
    if (!main.narrow) await expectNoAxeViolations(page, "[aria-label='Common comparisons']");
    await main.press(other);
    await expect(page).toHaveURL(/screens=65in-16x9-blue~75in-16x9-green/);
    if (main.narrow) await main.drawerAtRest("shut");
  });
});
