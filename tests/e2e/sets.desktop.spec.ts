import { expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

test("D29: a screen becomes a set in its menu, its gap is typed, and undo reverts both", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9");
  await main.showEditors();
  const { group, more, rotate } = main.editor(1);
  await main.press(more);
  await main.press(main.menuItem("Several side by side…"));
  await expect(main.menuItem("1 screen")).toBeChecked();
  await main.press(main.menuItem("3 side by side"));
  await expect(group.getByRole("button", { name: "3 side by side" })).toBeVisible();
  await expect(page).toHaveURL(`${site}/?screens=3x27in-16x9-blue`);

  const gap = group.getByRole("textbox", { name: "Gap in inches" });
  await gap.fill("11");
  await expect(gap).toHaveValue("");
  await gap.fill("1,0");
  await main.commit(1);
  await expect(page).toHaveURL(`${site}/?screens=3x27in-16x9-blue-gap2.54`);
  // Three of 23.53 in and two gaps of 1 in, which are 72.6 in.
  await expect(main.answer).toContainText(/3 × 27″ 16:9 are 72\.6 × 13\.2″/);

  await main.showEditors();
  await main.press(rotate);
  await main.showDrawing();
  // Three of 13.24 in and the same gaps.
  await expect(main.answer).toContainText(/3 × 27″ 9:16 are 41\.7 × 23\.5″/);

  for (let step = 0; step < 3; step += 1) await main.press(main.tools.undo);
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue`);
  await main.showEditors();
  await expect(gap).toHaveCount(0);
});

test("D29: a link to a set shows its seams from the server’s first byte, in its pictures and in the details", async ({
  page,
  request,
  site,
}) => {
  const search = "?screens=2x27in-2560x1440-gap2~49in-5120x1440";
  const main = await MainScreen.open(page, site, search);
  expectDrawn(await main.drawn(), [
    // Twice 59.77 cm and 2 cm across, 33.62 cm high: as a single display of that width and height.
    { length: Math.hypot(2 * 59.77265 + 2, 33.62212) / 2.54, width: 2 * 59.77265 + 2, height: 33.62212 },
    { length: 49, width: 32, height: 9 },
  ]);
  const svg = await (await request.get(`${site}/comparison.svg${search}`)).text();
  expect(svg).toContain("2 × 27″ 16:9");
  expect((await request.get(`${site}/comparison.png${search}`)).status()).toBe(200);
  await main.press(main.tools.details);
  const details = page.getByRole("region", { name: "Details" });
  await expect(details.getByText("2 × 2560×1440").filter({ visible: true }).first()).toBeVisible();
});
