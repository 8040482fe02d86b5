import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const SEARCH = "?screens=27in-16x9-blue_Desk~34in-43x18-green&align=bottom";

test("copies the link without a share sheet and confirms it", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const main = await MainScreen.open(page, site, SEARCH);
  await main.press(main.tools.share);
  await expect(main.menu.getByRole("menuitem")).toHaveText([
    "Copy link",
    "Copy image",
    "Save as PNG",
    "Save as large PNG",
    "Save as SVG",
    "Print at actual size…",
  ]);
  await expectNoAxeViolations(page, "[role=menu]");
  await main.press(main.menuItem("Copy link"));
  await expect(main.tools.share, "the focus goes back to the button").toBeFocused();
  const message = page.getByRole("status").filter({ hasText: "Link copied" });
  await expect(message).toBeVisible();
  await expectNoAxeViolations(page, "main");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/${SEARCH}`);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
});
