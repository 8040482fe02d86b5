import { FIVE_SCREENS } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const TEN =
  "?screens=24in-16x9~27in-16x9~34in-43x18~32in-16x9~38in-12x5~40in-64x27~49in-32x9~43in-16x9~55in-16x9~65in-16x9&base=2";

/** How much wider the table is than what it scrolls in. */
const beyond = ({ answer }: MainScreen) =>
  answer
    .getByRole("table")
    .evaluate(({ parentElement }) =>
      parentElement ? parentElement.scrollWidth - parentElement.clientWidth : Number.NaN,
    );

test("the table fits its width and names are whole, also on the smallest phone", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, TEN);
  for (const width of [1440, 1024, 901, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(main.editButton).toBeVisible({ visible: main.narrow });
    await main.nextFrame();
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
  }
});

test("the table fits its width with a long name and in centimetres", async ({ page, site }) => {
  for (const lengths of ["in", "cm"]) {
    const main = await MainScreen.open(page, site, `${FIVE_SCREENS}&lengths=${lengths}`);
    for (const width of [1440, 1400, 844]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.editButton).toBeVisible({ visible: main.narrow });
      await main.nextFrame();
      expect(await beyond(main), `${lengths} at ${width}`).toBe(0);
    }
  }
});
