import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("D33: “how large is a film on an ultrawide?” is answered in words and drawn, and undone", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  await main.press(page.getByRole("link", { name: /^27″ or 34″/ }));
  await main.press(main.tools.view);
  await expectNoAxeViolations(page);
  await main.press(main.menuItem("16:9 film"));
  // 34 · 18/√2173 = 13.13 in high, times √337/9 is 26.8 in across.
  const note = main.answer.getByText("A 16:9 film is a 27″ picture on 27″ 16:9 and a 26.8″ picture on 34″ 43:18.");
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(main.drawing).toHaveAccessibleName(/34 inch 43:18, 31\.4 by 13\.1 inches, 16:9 picture of 26\.8 inches/);
  await expect(main.drawing.locator("[data-picture]")).toHaveCount(1);
  await expect(page).toHaveURL(/&content=16x9$/);
  await expectNoAxeViolations(page);

  await main.press(main.tools.undo);
  await expect(main.drawing.locator("[data-picture]")).toHaveCount(0);
  await expect(note).toHaveCount(0);
});

test("D33: a link shows the film in the answer, the details and the pictures", async ({ page, request, site }) => {
  const search = "?screens=27in-16x9~34in-3440x1440&content=2.39x1";
  expect(await (await request.get(`${site}/${search}`)).text()).toContain("2.39:1 film");
  const main = await MainScreen.open(page, site, search);
  await main.press(main.tools.details);
  const details = page.getByRole("region", { name: "Details" });
  // 23.53 in across and 9.85 in high: √(23.53² + 9.85²) = 25.51.
  await expect(details.getByText("25.51″").filter({ visible: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
  const svg = await (await request.get(`${site}/comparison.svg${search}`)).text();
  expect(svg).toContain("2.39:1 picture of 25.5 inches");
});

test.describe("without a connection", () => {
  test.use({ allowedProblems: [/full-drawing|dynamically imported|ERR_FAILED/] });

  test("D33: the outlines stay, and the next choice draws the film once the connection is back", async ({
    page,
    site,
  }) => {
    await page.route(/full-drawing/, (route) => route.abort());
    const main = await MainScreen.open(page, site);
    const failure = page.waitForEvent("requestfailed", (request) => /full-drawing/.test(request.url()));
    await main.choose(main.tools.view, "16:9 film");
    await failure;
    await expect(main.drawing.locator("[data-outline]")).toHaveCount(2);
    await expect(main.drawing.locator("[data-picture]")).toHaveCount(0);

    await page.unroute(/full-drawing/);
    await main.choose(main.tools.view, "4:3 film");
    await expect(main.drawing.locator("[data-picture]")).toHaveCount(2);
  });
});
