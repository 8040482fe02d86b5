import type { Page } from "@playwright/test";
import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { pageReady } from "../setup/page-ready.ts";

/** Shows a page whose scripts come when the returned function is called, as over a slow network. */
async function visitEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, /\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("body > link[rel=modulepreload]").first()).toBeAttached();
  return async () => {
    release();
    await pageReady(page);
    await expect(page.locator("[data-pressed]")).toHaveCount(0);
  };
}

test("what is pressed and typed on `/` before its scripts run happens, in order and once (D63)", async ({
  page,
  site,
}) => {
  const main = new MainScreen(page, { hasTouch: await page.evaluate(() => navigator.maxTouchPoints > 0) });
  await skipIntro(page, site);

  await test.step("editors", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    if (main.narrow) await main.press(main.editButton);
    await expect(main.editors.filter({ visible: true })).toHaveCount(2);
    // Behind the number that the focus selects, a unit changes that of the field.
    await main.editor(1).length.focus();
    await page.keyboard.type("40cm");
    await main.press(main.editor(2).rotate);
    await expect(main.editor(2).rotate).toHaveAttribute("data-pressed");
    await main.press(main.addTile.filter({ visible: true }));
    await main.editor(1).length.press("Enter");
    await hydrate();
    if (main.narrow) await main.drawerAtRest("shut");
    await expect(main.drawing).toHaveAccessibleName(
      /^Comparison of blue 40 centimetre 16:9,[^;]*; green 29 inch 9:21,[^;]*; pink 27 inch 16:9,[^;]*$/,
    );
    await main.showEditors();
    await expect(main.editors).toHaveCount(3);
  });

  await test.step("the search", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    if (main.narrow) await main.press(main.editButton);
    const search = page.getByRole("combobox", { name: "Find a model or size" }).filter({ visible: true });
    await search.focus();
    await hydrate();
    await expect(page.getByRole("listbox", { name: "Results" })).toBeVisible();
    await page.keyboard.type("75");
    await expect(page.getByRole("listbox", { name: "Results" })).toContainText("75");
    if (!main.narrow) return;
    // From the search to the cards, and from the drawer, which a reload would open again.
    await page.goBack();
    await expect(main.editors.first()).toBeVisible();
    await page.goBack();
    await main.drawerAtRest("shut");
  });

  if (main.narrow) return expectEarlyDrawer(main, site);
  await test.step("the unit, and the details", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    await main.press(page.getByText("cm", { exact: true }).filter({ visible: true }).first());
    await main.press(main.tools.details);
    await hydrate();
    await expect(main.drawing).toContainText("cm");
    await expect(page.getByRole("region", { name: "Details" })).toBeVisible();
  });

  await test.step("every menu: that of the last press stays open", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    // Read from the page, so that a new one is pressed too.
    const openers = page.locator("button[aria-haspopup=menu]").filter({ visible: true });
    const names = await openers.evaluateAll((all) =>
      all.map((button) => button.getAttribute("aria-label") ?? button.textContent),
    );
    expect(names).toEqual(expect.arrayContaining(["Arrange", "View", "Show", "Share"]));
    // From the page's end on, since scrolling closes a menu.
    for (const opener of (await openers.all()).reverse()) {
      await main.press(opener);
      await expect(opener).toHaveAttribute("data-pressed");
    }
    await hydrate();
    await expect(main.menu.locator("[role^=menuitem]").first()).toBeFocused();
  });

  await test.step("Help", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    await main.press(
      page
        .getByRole("link", { name: "Help" })
        .or(page.getByRole("button", { name: "Help" }))
        .first(),
    );
    await hydrate();
    await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  });
});

/** The drawer of the editors works as this one. */
async function expectEarlyDrawer(main: MainScreen, site: string): Promise<void> {
  const { page } = main;
  await test.step("Latest articles: open before any script runs, and still open afterwards", async () => {
    const hydrate = await visitEarly(page, `${site}/`);
    const drawer = page.getByRole("dialog", { name: "Latest articles" });
    const opener = page.getByRole("button", { name: "Latest articles" });
    const heading = drawer.getByRole("heading", { name: "Latest articles" });
    await main.press(opener);
    await expect(heading).toBeFocused();
    await main.press(drawer.getByRole("button", { name: "Close" }));
    await expect(drawer).toBeHidden();
    await main.press(opener);
    await hydrate();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(drawer).toBeHidden();
    expect(new URL(page.url()).pathname).toBe("/");
  });
}
