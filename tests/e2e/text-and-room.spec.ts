import type { Locator, Page } from "@playwright/test";
import { simulateCalibrations } from "../setup/actual-size.ts";
import { openDetails, sizes } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Visitor } from "../setup/visitor.ts";

test.use({ reducedMotion: "reduce" });

const section = (page: Page): Locator => page.getByRole("region", { name: "Text and room" });
const scaling = (page: Page, name: string): Locator => page.getByRole("group", { name: `Scaling of ${name}` });

test("D45: from a first visit to text and room of 27″ 4K at 150% and 32″ 4K at 125% takes six actions at most", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site);
  const { main } = visitor;
  await visitor.openEditors();
  await visitor.press(page.getByRole("link", { name: /^27″ 4K or 32″ 4K/ }));
  if (main.narrow) await main.drawerAtRest("shut");
  // 100 × 27 ÷ 32 is 84.4% of the pixels per inch, so text is 18.5% larger.
  await expect(main.answer).toContainText("Text at 100% is 19% larger, with room for 3840×2160.");
  await visitor.press(main.answer.getByRole("button", { name: "Change scaling" }));
  await expect(section(page).getByRole("heading", { name: "Text and room" })).toBeInViewport();
  for (const _ of [125, 150]) await visitor.press(scaling(page, "27″ 16:9").getByRole("button", { name: "More" }));
  await visitor.press(scaling(page, "32″ 16:9").getByRole("button", { name: "More" }));
  // 24 ÷ 163.179 = 0.14708″ and 20 ÷ 137.682 = 0.14526″: 1.2% smaller.
  const rows = section(page).getByRole("listitem");
  await expect(rows.filter({ hasText: "27″ 16:9" })).toContainText(/base · 16\spx = 0\.147″.*2560×1440.*2 windows/);
  await expect(rows.filter({ hasText: "32″ 16:9" })).toContainText(
    /Text 1\.2% smaller · 16\spx = 0\.145″.*3072×1728.*2 windows and 512\spx/,
  );
  expect(visitor.actions).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/\?screens=27in-3840x2160-blue-scale150~32in-3840x2160-green-scale125$/);

  await test.step("the answer says it, and undo takes back one step at a time", async () => {
    await main.press(page.getByRole("button", { name: "Close details" }));
    await expect(main.answer).toContainText("Text at 125% is 1.2% smaller than at 150%, with room for 3072×1728.");
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/-scale150~32in-3840x2160-green$/);
  });
});

test("D45.1: samples are to scale with each other, and at true size on a measured display", async ({ page, site }) => {
  const search = "?screens=27in-2560x1440~27in-3840x2160~32in-3840x2160-scale125~29in-21x9";
  const fontSize = (number: number) =>
    section(page)
      .locator(`[data-sample="${number}"]`)
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const endOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width);

  const main = await openDetails(page, site, search);
  await test.step("the base's at the page's text size", async () => {
    await expect(section(page)).toContainText("Samples are to scale with each other.");
    expect(await fontSize(1)).toBeCloseTo(16, 1);
    // 16 × 108.786 ÷ 163.179 and 16 × 1.25 × 108.786 ÷ 137.682
    expect(Math.abs((await fontSize(2)) - 10.667)).toBeLessThan(0.5);
    expect(Math.abs((await fontSize(3)) - 15.803)).toBeLessThan(0.05);
    const widths = await Promise.all([1, 3].map((number) => endOf(section(page).locator(`[data-sample="${number}"]`))));
    expect(Math.abs((widths[1] ?? 0) - 0.9877 * (widths[0] ?? 0))).toBeLessThan(0.5);
    await expect(section(page).locator("[data-sample]")).toHaveCount(3);
  });
  await test.step("one press sets the step at which text is as large", async () => {
    const set = section(page).getByRole("button", { name: "Set 150%" });
    await expect(section(page)).toContainText("for text the same size");
    await set.click();
    await expect(set).toHaveCount(0);
    expect(Math.abs((await fontSize(2)) - 16)).toBeLessThan(0.05);
    await expect(page).toHaveURL(/27in-3840x2160-green-scale150~/);
  });
  await test.step("a typed scaling counts on Enter, within 100 and 300%", async () => {
    const typed = scaling(page, "32″ 16:9").getByRole("spinbutton");
    await typed.fill("149");
    await typed.press("Enter");
    await expect(page).toHaveURL(/32in-3840x2160-pink-scale149~/);
    await typed.fill("900");
    await typed.press("Enter");
    await expect(typed).toHaveValue("300%");
  });
  await test.step("a resolution can be chosen where there is none, and is drawn", async () => {
    const choose = section(page).getByRole("button", { name: "Choose a resolution" });
    await choose.scrollIntoViewIfNeeded();
    // A menu closes when the page scrolls.
    await main.nextFrame();
    await choose.click();
    await page.getByRole("menuitem", { name: /^1920×1080/ }).click();
    await expect(page).toHaveURL(/29in-1920x1080-yellow$/);
    await expect(section(page).locator("[data-sample]")).toHaveCount(4);
  });
  await test.step("at true size", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window.screen, "width", { value: 1920 });
      Object.defineProperty(window.screen, "height", { value: 1080 });
    });
    const ratio = await page.evaluate(() => window.devicePixelRatio);
    await simulateCalibrations(page, { [ratio]: 4 });
    await openDetails(page, site, search);
    await expect(section(page)).toContainText("Samples are in true size on this display, ±0.3%.");
    // 4 px to the millimetre are 101.6 to the inch: 0.147078 × 101.6 and 0.098052 × 101.6.
    expect(Math.abs((await fontSize(1)) - 14.943)).toBeLessThan(0.5);
    expect(Math.abs((await fontSize(2)) - 9.962)).toBeLessThan(0.5);
  });
});

test("D45.1: measuring the display leads back to the details and does not change the drawing", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-2560x1440~27in-3840x2160");
  await main.press(main.answer.getByRole("button", { name: "Change scaling" }));
  await main.press(section(page).getByRole("button", { name: "Show true size" }));
  const dialog = page.getByRole("dialog", { name: "Actual size" });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section(page)).toContainText(/Samples are in true size on this display, ±0\.\d%\./);
  await expect(page).toHaveURL(/27in-3840x2160$/);
});

test("the links of the details lead to their sections and mark the one in view", async ({ page, site }) => {
  await openDetails(page, site, "?screens=27in-2560x1440~27in-3840x2160");
  const links = page.getByRole("navigation", { name: "Sections" });
  for (const name of ["Text and room", "From your seat", "Sizes"]) {
    await links.getByRole("link", { name, exact: true }).click();
    const heading = page.getByRole("heading", { name, exact: true });
    await expect(heading).toBeFocused();
    // The heading above the sizes is there for screen readers only.
    await expect(name === "Sizes" ? sizes(page) : heading).toBeInViewport();
    await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
  }
});
