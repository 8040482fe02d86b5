import { FIVE_SCREENS } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

const TEN =
  "?screens=24in-16x9~27in-16x9~34in-43x18~32in-16x9~38in-12x5~40in-64x27~49in-32x9~43in-16x9~55in-16x9~65in-16x9&base=2";

/** How much wider the table is than what it scrolls in. */
const beyond = ({ answer }: MainScreen) =>
  answer
    .getByRole("table")
    .evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : Number.NaN,
    );

async function resize(main: MainScreen, width: number, height: number): Promise<void> {
  await main.page.setViewportSize({ width, height });
  await expect(main.editButton).toBeVisible({ visible: main.narrow });
  await main.nextFrame();
}

test("D27, V1, V4: the answer shows what a nominal 21:9 hides, and its table fits its width with whole names, also on the smallest phone", async ({
  page,
  site,
}) => {
  await test.step("D27: what a nominal 21:9 hides is in view without any action", async () => {
    const main = await MainScreen.open(page, site, "?screens=27in-16x9~34in-21x9");
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await resize(main, width, height);
      await expect(main.answer).toContainText(/34″ 21:9 is 33% wider, 1\.2% taller and 34% larger than 27″ 16:9/);
      await expect(main.answer.getByText(/as 3440×1440 it is 0\.8% shorter/)).toBeInViewport({ ratio: 1 });
      await expect(main.answer.getByText("59.8", { exact: false }).filter({ visible: true })).toBeInViewport({
        ratio: 1,
      });
    }
  });
  await test.step("V1, V4: ten screens have whole labels at least 12 px high, and can be read without scrolling the page", async () => {
    const main = await MainScreen.open(page, site, TEN);
    for (const width of [1440, 901, 320]) {
      await resize(main, width, 640);
      expect(await beyond(main), `beyond the edge at ${width}`).toBe(0);
      const cut = await main.answer
        .getByRole("rowheader")
        .locator("span")
        .evaluateAll((spans) =>
          spans
            .filter((part) => part instanceof HTMLElement && part.offsetWidth > 1)
            .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)
            .map((part) => part.textContent),
        );
      expect(cut, `cut off at ${width}`).toEqual([]);
      const labels = main.answer.getByRole("row").getByText(/\d+″ \d+[:×]\d+/);
      await expect(labels, `labels at ${width}`).toHaveCount(10);
      const fonts = await labels.evaluateAll((all) =>
        all.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)),
      );
      expect(Math.min(...fonts)).toBeGreaterThanOrEqual(12);
      for (const label of [labels.first(), labels.last()]) {
        await label.scrollIntoViewIfNeeded();
        await expect(label).toBeInViewport({ ratio: 1 });
      }
      expect(await main.labels()).toHaveLength(10);
      expect(await main.overflow()).toEqual({ x: 0, y: 0 });
    }
  });
  await test.step("the table fits its width with a long name, in inches and in centimetres", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const main = await MainScreen.open(page, site, FIVE_SCREENS);
    for (const unit of ["Inches", "Centimetres"]) {
      await resize(main, 1440, 900);
      await main.answer.getByRole("radio", { name: unit, exact: true }).filter({ visible: true }).check();
      for (const width of [1440, 844]) {
        await resize(main, width, 900);
        expect(await beyond(main), `${unit} at ${width}`).toBe(0);
      }
    }
  });
});
