import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";
import { windowedBrowser } from "../setup/windowed.ts";

// The headless shell does not know a long press.
test.use({ launchOptions: await windowedBrowser() });

test("a long press on an icon shows its name and does not press it", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  const { rotate, width } = main.editor(1);
  const { x, y, width: across, height } = (await rotate.boundingBox()) as Box;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });

  await touch("touchStart", [{ x: x + across / 2, y: y + height / 2 }]);
  await expect(page.locator("[popover]:popover-open")).toHaveText("Rotate");
  await touch("touchEnd", []);
  await expect(width).toHaveValue("16");
  await expect(page.locator("[popover]:popover-open")).toHaveCount(0);

  await main.press(rotate);
  await expect(width, "a short press still rotates").toHaveValue("9");
});
