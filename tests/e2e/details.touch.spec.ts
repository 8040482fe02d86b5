import { distance, FIVE_SCREENS, openDetails, screenTexts, sidewaysScroll, sizes } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectWholeFocusRing } from "../setup/focus-ring.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("each screen has a card with all its sizes below the drawing, and a viewing distance adds the angle", async ({
  page,
  site,
}) => {
  const main = await openDetails(page, site, FIVE_SCREENS);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await main.nextFrame();
      await expect(sizes(page).getByRole("listitem")).toHaveCount(5);
      expect(await sidewaysScroll(page)).toBe(0);
      // 34·43/√2173 = 31.3633, 34·18/√2173 = 13.1288; it fills 40° from 109 cm and 30° from 149 cm.
      expect((await screenTexts(page))[1]).toBe(
        "34″ 3440×1440 Width 31.36″ 79.7 cm 33% wider Height 13.13″ 33.3 cm 0.8% shorter " +
          "Area 411.8 in² 2656 cm² 32% larger Pixels 3440×1440 109.7 ppi Where to sit Desk work 27–43″ Films 43–59″ " +
          "Pixels invisible beyond 31″ sharp eyes 49″",
      );
      const sheet = await page.getByRole("dialog", { name: "Details" }).boundingBox();
      expect(sheet?.y, "the drawing shows above").toBeGreaterThanOrEqual(height * 0.35);
    });
  await test.step("no sold size is cut off on the smallest phone (F6.5)", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const region = page.getByRole("region", { name: "Sold sizes" });
    const { right } = await region.evaluate((element) => element.getBoundingClientRect());
    for (const cell of await region.getByRole("cell").all()) {
      const end = await cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      expect(end).toBeLessThanOrEqual(right + 0.5);
    }
  });
  await test.step("the title and the close button stay while the cards scroll", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sizes(page).getByRole("listitem").last()).not.toBeInViewport();
    await sizes(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Details" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Close details" })).toBeInViewport({ ratio: 1 });
  });
  await test.step("a viewing distance adds to each card the angle that the screen fills", async () => {
    await distance(page).fill("60 cm");
    await distance(page).press("Enter");
    await expectWholeFocusRing(distance(page));
    // 2·arctan(23.5325/47.244) = 52.96°, 2·arctan(31.3633/47.244) = 67.16°.
    const [first, second] = await screenTexts(page);
    expect(first).toMatch(/At 60 cm 53°$/);
    expect(second).toMatch(/At 60 cm 67° pixels can be told apart$/);
  });
});

test("the details open as a sheet, return the focus, compare with the chosen base, and have their formulas", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27-16x9~32-16x9");
  const before = await main.drawn();
  await main.press(main.tools.details);
  await expect(sizes(page)).toBeVisible();
  await test.step("prints only the sheet", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(sizes(page)).toBeVisible();
    await expect(main.drawing).toBeHidden();
    const heading = await page.getByRole("heading", { name: "Details" }).boundingBox();
    expect(heading?.y, "at the top of the paper").toBeLessThan(40);
    await page.emulateMedia({ media: "screen" });
  });
  await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Details" })).toHaveCount(0);
  await main.press(main.tools.details);
  await expect(sizes(page)).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Details" })).toHaveCount(0);
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
