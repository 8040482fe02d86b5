import { delayRequests } from "../setup/delayed-requests.ts";
import { FIVE_SCREENS } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const SCRIPT = /\/popovers-/;

test("the script of tooltips loads with the first hovered button, and its tooltip follows the mouse", async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (SCRIPT.test(request.url())) loaded.push(request.url());
  });
  const main = await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
  const release = await delayRequests(page, SCRIPT);
  const requested = page.waitForRequest(SCRIPT);
  await main.editor(1).rotate.hover();
  await requested;
  await main.editor(1).remove.hover();
  release();
  const tooltip = page.locator("[popover]:popover-open");
  await expect(tooltip).toHaveText("Remove");
  await main.editor(1).rotate.hover();
  await expect(tooltip).toHaveText("Rotate");
  expect(loaded).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ allowedProblems: /popovers|dynamically imported|ERR_FAILED/ });

  test("no tooltip shows, and once the connection is back the next focused button shows its own until it scrolls", async ({
    page,
    site,
  }) => {
    const main = await MainScreen.open(page, site, FIVE_SCREENS);
    await page.route(SCRIPT, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await main.editor(1).rotate.hover();
    await failed;
    await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
    await page.unroute(SCRIPT);
    // So that only scrolling hides the tooltip below.
    await page.mouse.move(0, 0);
    await main.editor(1).more.focus();
    await expect(page.locator("[popover]:popover-open")).toHaveText("More actions");
    await page.keyboard.press("PageDown");
    await expect(page.locator("[popover]:popover-open"), "after scrolling").toHaveCount(0);
  });
});
