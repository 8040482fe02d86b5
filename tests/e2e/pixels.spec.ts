import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

const TWO = "screens=27in-3840x2160-blue-scale125~34in-3440x1440-green";

test("D46: View draws by pixels, marked as not to scale, and the mark leads back", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, `?${TWO}`);
  await main.choose(main.tools.view, "In pixels");
  await expect(page).toHaveURL(/&scale=pixels$/);
  await expect(main.answer).toContainText(
    "In pixels, 34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.",
  );
  await expect(main.answer.getByRole("row").nth(1)).toContainText(/3072\spx 23\.5″/);
  await expect(main.drawing).toHaveAccessibleName(
    /^Comparison of .*showing 3072 by 1728 pixels at 125%.*In pixels, not to scale in inches$/,
  );
  await expect(main.drawing.getByText(/^500\spx · not to scale in inches/)).toBeVisible();
  await expect(main.drawing.getByText(/^3072\spx$/)).toBeVisible();
  const { outlines } = await main.drawn();
  expect((outlines[0]?.width ?? 0) / (outlines[1]?.width ?? 1)).toBeCloseTo(3072 / 3440, 2);
  expect((outlines[0]?.height ?? 0) / (outlines[1]?.height ?? 1)).toBeCloseTo(1728 / 1440, 2);

  await test.step("the mark covers no outline and no label, and axe finds nothing", async () => {
    const back = page.getByRole("button", { name: "Back to Fit" });
    await expect(back).toBeVisible();
    const mark = await boxOf(back.locator(".."));
    const shapes = main.drawing.locator("[data-outline], [data-label]").filter({ visible: true });
    expect(await shapes.count()).toBeGreaterThan(2);
    for (const shape of await shapes.all()) {
      const box = await boxOf(shape);
      const isBeside = box.y >= mark.y + mark.height - 1 || box.x >= mark.x + mark.width;
      expect(isBeside, JSON.stringify({ box, mark })).toBe(true);
    }
    if (!main.narrow) await expectNoAxeViolations(page);
    await main.press(back);
    await expect(page).toHaveURL(`${site}/?${TWO}`);
    await expect(back).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("undo comes back to it", async () => {
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/&scale=pixels$/);
  });
  await test.step("the answer leads to the scaling, which moves the outlines", async () => {
    await main.press(main.answer.getByRole("button", { name: "Change scaling" }));
    const scaling = page.getByRole("group", { name: "Scaling of 27″ 16:9" }).filter({ visible: true });
    await main.press(scaling.getByRole("button", { name: "Less" }));
    await expect(page).toHaveURL(/27in-3840x2160-blue~34in-3440x1440-green&scale=pixels$/);
    // 3440 ÷ 3840 and 1440 ÷ 2160.
    await expect(main.answer).toContainText("In pixels, 34″ 3440×1440 is 10% narrower, 33% shorter");
    await expect(main.drawing.getByText("2160\u202fpx")).toBeVisible();
  });
});

async function boxOf(shape: Locator): Promise<Box> {
  const box = await shape.boundingBox();
  if (box === null) throw new Error(`${shape} is not shown.`);
  return box;
}
