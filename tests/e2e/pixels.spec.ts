import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const TWO = "screens=27in-3840x2160-blue-scale125~34in-3440x1440-green";

test("D46: View draws by pixels, marked as not to scale, and the mark leads back", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, `?${TWO}`);
  await main.choose(main.tools.view, "In pixels");
  await expect(page).toHaveURL(/&scale=pixels$/);
  await expect(main.answer).toContainText(
    "In pixels, 34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.",
  );
  await expect(main.answer).toContainText("23.5 × 13.2″");
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
    const mark = (await back.locator("..").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const shape of await main.drawing.locator("[data-outline], [data-label]").all()) {
      const box = (await shape.boundingBox()) ?? mark;
      const isBeside = box.y >= mark.y + mark.height - 1 || box.x >= mark.x + mark.width;
      expect(isBeside, JSON.stringify({ box, mark })).toBe(true);
    }
    await expectNoAxeViolations(page);
    await main.press(back);
    await expect(page).toHaveURL(`${site}/?${TWO}`);
    await expect(back).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("undo comes back to it", async () => {
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/&scale=pixels$/);
  });
});

test("D46: the scaling is set in the answer's rows and moves the outlines", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, `?${TWO}&scale=pixels`);
  const scaling = main.answer.getByRole("group", { name: "Scaling of 27″ 16:9" });
  await main.press(scaling.getByRole("button", { name: "Less" }));
  await expect(page).toHaveURL(/27in-3840x2160-blue~34in-3440x1440-green&scale=pixels$/);
  // 3440 ÷ 3840 and 1440 ÷ 2160.
  await expect(main.answer).toContainText("In pixels, 34″ 3440×1440 is 10% narrower, 33% shorter");
  await expect(main.drawing.getByText("3840\u202fpx")).toBeVisible();
});

test("D46: a screen without a resolution is named, is not drawn, and is offered one", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, `?${TWO}~29in-21x9-pink&scale=pixels`);
  await expect(main.drawing.locator("[data-outline]")).toHaveCount(2);
  await expect(main.answer.getByText("not drawn, no resolution").filter({ visible: true })).toHaveCount(1);
  await main.press(main.answer.getByRole("button", { name: "Choose one" }));
  await main.press(main.menuItem("2560×1080 · UWFHD").or(page.getByRole("menuitem", { name: /^2560×1080/ })));
  await expect(main.drawing.locator("[data-outline]")).toHaveCount(3);
  await expect(page.getByRole("main"), "the pressed button is gone").toBeFocused();
  await expect(page).toHaveURL(/29in-2560x1080-pink&scale=pixels$/);
});

test("D46: In pixels cannot be chosen while no screen has a resolution, and says why", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.press(main.tools.view);
  const item = page.getByRole("menuitemradio", { name: /^In pixels/ });
  await expect(item).toHaveAttribute("aria-disabled", "true");
  await expect(item).toContainText("needs a resolution");
  await item.click({ force: true });
  await expect(page).toHaveURL(`${site}/`);
});

test("D46: films, objects and a space wait in View while the drawing is in pixels", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, `?${TWO}&scale=pixels&objects=card&content=16x9&space=150x85cm`);
  await expect(main.drawing.locator("[data-object], [data-film], [data-space]")).toHaveCount(0);
  await main.press(main.tools.view);
  for (const name of ["A space to fit into…", "16:9 film", "Bank card"]) {
    await expect(main.menuItem(name)).toHaveAttribute("aria-disabled", "true");
  }
});
