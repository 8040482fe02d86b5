import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const SCRIPT = /\/popovers-/;

test("the script of tooltips loads with the first hovered button, which shows its own", async ({ page, site }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (SCRIPT.test(request.url())) loaded.push(request.url());
  });
  const main = await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
  const tooltip = page.locator("[popover]:popover-open");
  await main.editor(1).rotate.hover();
  await expect(tooltip).toHaveText("Rotate");
  expect(loaded).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("the first button that the keyboard focuses shows its tooltip", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.editor(1).more.focus();
  await expect(page.locator("[popover]:popover-open")).toHaveText("More actions");
});

test("while the script loads, the tooltip follows the mouse to another button", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(SCRIPT);
  await main.editor(1).rotate.hover();
  await requested;
  await main.editor(1).remove.hover();
  release();
  await expect(page.locator("[popover]:popover-open")).toHaveText("Remove");
});

test.describe("without a connection", () => {
  test.use({ allowedProblems: [/popovers|dynamically imported|ERR_FAILED/] });

  test("there is no tooltip, and the next button shows its own once the connection is back", async ({ page, site }) => {
    const main = await MainScreen.open(page, site);
    await page.route(SCRIPT, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await main.editor(1).rotate.hover();
    await failed;
    await page.unroute(SCRIPT);
    await main.editor(1).remove.hover();
    await expect(page.locator("[popover]:popover-open")).toHaveText("Remove");
  });
});
