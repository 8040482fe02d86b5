import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const SCRIPT = /\/assets\/(details-view|catalogue-list)-/;
const MODELS = /\/assets\/catalogue-(?!list)/;

test.use({ allowedProblems: /details-view|catalogue-|dynamically imported|ERR_FAILED/ });

test("a part whose script fails says “Unable to load”, closes with Escape, and loads on “Try again” (D20)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const { details } = main.tools;
  const message = page.getByRole("alert").filter({ hasText: "Unable to load" });
  await page.route(SCRIPT, (route) => route.abort());

  await test.step("Escape closes it, and the focus stays on the button", async () => {
    await details.focus();
    await page.keyboard.press("Enter");
    await expect(message).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(message).toHaveCount(0);
    await expect(details).toHaveAttribute("aria-expanded", "false");
    await expect(details).toBeFocused();
  });

  await test.step("“Try again” loads it", async () => {
    await page.keyboard.press("Enter");
    await expect(message).toBeVisible();
    await page.unroute(SCRIPT);
    await message.getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(details).toBeFocused();
  });

  await test.step("a script that fails during the press that opens it", async () => {
    const field = page.getByRole("combobox", { name: "Find a model or size" });
    await page.route(SCRIPT, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await field.hover();
    await page.mouse.down();
    await failed;
    await expect(message).toBeVisible();
    await page.mouse.up();
    await page.unroute(SCRIPT);
    await main.press(message.getByRole("button", { name: "Try again" }));
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step("the models fail alone: sizes work, and the models join behind the chosen line", async () => {
    await page.reload();
    const field = page.getByRole("combobox", { name: "Find a model or size" });
    await page.route(MODELS, (route) => route.abort());
    await field.fill("c4 65");
    const options = page.getByRole("option");
    await expect(page.getByRole("paragraph").filter({ hasText: "No connection" })).toBeVisible();
    await expect(options.first()).toHaveText(/^65″ television/);
    await page.unroute(MODELS);
    const go = Promise.withResolvers<void>();
    await page.route(MODELS, async (route) => {
      await go.promise;
      await route.continue();
    });
    await main.press(page.getByRole("button", { name: "Try again" }));
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const active = page.getByRole("listbox").getByRole("option", { selected: true });
    const text = await active.textContent();
    go.resolve();
    await expect(options.filter({ hasText: /^LG C4/ })).toBeVisible();
    expect(await active.textContent()).toBe(text);
  });
});
