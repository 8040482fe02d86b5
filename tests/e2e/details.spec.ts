import { expectNoAxeViolations } from "../setup/axe.ts";
import { cellTexts, distance, distances, openDetails, sizes } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("the details open as a panel on desktop and a sheet on a phone, load on the first use, and return the focus", async ({
  page,
  site,
  onTouch,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((script) => /details-view/.test(script));
  const main = await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  expect(loaded()).toEqual([]);
  await expect(main.tools.details).toHaveAttribute("aria-expanded", "false");
  await main.nextFrame();
  await expect(page.getByRole("heading", { name: "Details" })).toHaveCount(0);
  const before = await main.drawn();
  await main.press(main.tools.details);
  await expect(sizes(page)).toBeVisible();
  expect(loaded()).toHaveLength(1);
  await test.step("prints the drawing above the details, or only the sheet on a phone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(sizes(page)).toBeVisible();
    await expect(main.drawing).toBeVisible({ visible: !onTouch });
    const heading = await page.getByRole("heading", { name: "Details" }).boundingBox();
    if (onTouch) expect(heading?.y, "at the top of the paper").toBeLessThan(40);
    await page.emulateMedia({ media: "screen" });
  });
  if (main.narrow) {
    await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Details" })).toHaveCount(0);
    await main.press(main.tools.details);
    await expect(sizes(page)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Details" })).toHaveCount(0);
    await expect(main.tools.details).toBeFocused();
    expect(await main.drawn()).toEqual(before);
    return;
  }
  await expect(page.getByRole("region", { name: "Details" })).toBeVisible();
  await expect(main.drawing).toHaveAttribute("aria-details", "details");
  expect((await main.drawn()).area.height).toBeLessThan(before.area.height);
  await page.getByRole("button", { name: "Close details" }).focus();
  await page.keyboard.press("Enter");
  await expect(sizes(page)).toHaveCount(0);
  await expect(main.tools.details).toBeFocused();
  expect(await main.drawn()).toEqual(before);
});

test("shows the differences to the base, which a press on another screen changes", async ({ page, site }) => {
  // (32/27)² − 1 = 0.4047, and the other way 1 − (27/32)² = 0.2881.
  const main = await openDetails(page, site, "?screens=27-16x9~32-16x9");
  expect((await cellTexts(sizes(page)))[2]?.[4]).toContain("40.5 % larger");
  const base = (name: RegExp) => sizes(page).getByRole("button", { name });
  await expect(base(/27″/)).toHaveAttribute("aria-pressed", "true");
  await main.press(base(/32″/));
  await expect(base(/32″/)).toHaveAttribute("aria-pressed", "true");
  await expect(base(/27″/)).toHaveAttribute("aria-pressed", "false");
  const rows = await cellTexts(sizes(page));
  // 27/32 = 0.84375: 15.6 % shorter in every length; 311.5015 − 437.5564 = −126.05 square inches.
  expect(rows[1]?.slice(1, 5)).toEqual([
    "27″ 68.58 cm 15.6 % shorter −5″",
    "23.53″ 59.77 cm 15.6 % narrower −4.36″",
    "13.24″ 33.62 cm 15.6 % shorter −2.45″",
    "311.5 in² 2009.7 cm² 28.8 % smaller −126.1 in²",
  ]);
  expect(rows[2]?.[4]).not.toContain("%");
  await expect(sizes(page)).toHaveAccessibleName(/differ from 32″ 16:9$/);
  await expect(page, "D27: the base is part of the link").toHaveURL(
    `${site}/?screens=27in-16x9-blue~32in-16x9-green&base=2`,
  );
});

test("a formula with its source opens beside its heading, and closes on Escape or a press elsewhere", async ({
  page,
  site,
}) => {
  const main = await openDetails(page, site);
  await distance(page).fill("60");
  const heading = distances(page).getByRole("button", { name: "Horizontal angle" });
  const formula = page.getByText("2 × arctan(width ÷ (2 × distance))");
  await expect(formula).toBeHidden();
  for (const close of ["Escape", "press"] as const) {
    await main.press(heading);
    await expect(formula).toBeVisible();
    await expect(page.getByText(/Geometry, for a flat screen/)).toBeInViewport({ ratio: 1 });
    const [near, far] = [await heading.boundingBox(), await page.locator("[popover]:popover-open").boundingBox()];
    if (near === null || far === null) throw new Error("Not to be seen");
    const gap = Math.max(far.y - (near.y + near.height), near.y - (far.y + far.height));
    expect(gap).toBeLessThan(24);
    expect(Math.abs(far.x - near.x)).toBeLessThan(page.viewportSize()?.width === 390 ? 390 : 40);
    await expectNoAxeViolations(page, "[popover]:popover-open");
    if (close === "Escape") await page.keyboard.press("Escape");
    else await main.press(page.getByRole("heading", { name: "Details" }));
    await expect(formula).toBeHidden();
    await expect(sizes(page), "the details are still there").toBeVisible();
  }
  for (const name of ["Pixels per degree", "Single pixels", "Fills 30° from", "Fills 40° from", "Pixels blend from"]) {
    await distances(page).getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[popover]:popover-open")).toContainText(/Geometry|Visual acuity/);
    await page.keyboard.press("Escape");
  }
});
