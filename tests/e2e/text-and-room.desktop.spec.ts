import type { Locator, Page } from "@playwright/test";
import { simulateCalibrations } from "../setup/actual-size.ts";
import { openDetails } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";

const section = (page: Page): Locator => page.getByRole("region", { name: "Text and room" });
const scaling = (page: Page, name: string): Locator => page.getByRole("group", { name: `Scaling of ${name}` });

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
