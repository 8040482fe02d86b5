import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("D33: a link shows the film in the answer, the details and the pictures", async ({ page, request, site }) => {
  const search = "?screens=27in-16x9~34in-3440x1440&content=2.39x1";
  expect(await (await request.get(`${site}/${search}`)).text()).toContain("2.39:1 film");
  const main = await MainScreen.open(page, site, search);
  await main.press(main.tools.details);
  const details = page.getByRole("region", { name: "Details" });
  // 23.53 in across and 9.85 in high: √(23.53² + 9.85²) = 25.51.
  await expect(details.getByText("25.51″").filter({ visible: true })).toHaveCount(1);
  const svg = await (await request.get(`${site}/comparison.svg${search}`)).text();
  expect(svg).toContain("2.39:1 picture of 25.5 inches");
});
