import { screenTexts, sizes } from "../setup/details.ts";
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
  const main = await MainScreen.open(page, site, "?screens=27-16x9~32-16x9");
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
  } else {
    await expect(page.getByRole("region", { name: "Details" })).toBeVisible();
    await expect(main.drawing).toHaveAttribute("aria-details", "details");
    expect((await main.drawn()).area.height).toBeLessThan(before.area.height);
    await page.getByRole("button", { name: "Close details" }).focus();
    await page.keyboard.press("Enter");
    await expect(sizes(page)).toHaveCount(0);
  }
  await expect(main.tools.details).toBeFocused();
  await expect.poll(() => main.drawn()).toEqual(before);

  await main.press(main.tools.details);
  await expect(sizes(page)).toBeVisible();
  await test.step("D27: shows the differences to the base, which a press on another screen changes", async () => {
    // (32/27)² − 1 = 0.4047, and the other way 1 − (27/32)² = 0.2881; 27/32 = 0.84375.
    expect((await screenTexts(page))[1]).toContain("40% larger");
    const base = (name: RegExp) => sizes(page).getByRole("radio", { name });
    await expect(base(/27″/)).toBeChecked();
    await main.press(base(/32″/));
    await expect(base(/32″/)).toBeChecked();
    const [first, second] = await screenTexts(page);
    for (const words of ["16% narrower", "16% shorter", "29% smaller"]) expect(first).toContain(words);
    expect(second).not.toContain("%");
    await expect(page, "D27: the base is part of the link").toHaveURL(
      `${site}/?screens=27in-16x9-blue~32in-16x9-green&base=2`,
    );
  });
  await test.step("shows formulas and their sources on request", async () => {
    const formula = page.getByText("2 × arctan(width ÷ (2 × distance))");
    await expect(formula).toBeHidden();
    await main.press(page.getByText("Formulas and sources"));
    await expect(formula).toBeVisible();
    await expect(page.getByText(/60 pixels to a degree.*is the common rule.*measured 94/)).toBeVisible();
    await main.press(page.getByText("Formulas and sources"));
    await expect(formula).toBeHidden();
  });
});
