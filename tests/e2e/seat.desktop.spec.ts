import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Visitor } from "../setup/visitor.ts";

test("D32, D42: “does a 27″ on the desk look larger than a 65″ across the room?” takes six actions, is answered in words and drawn", async ({
  page,
  site,
}) => {
  const visitor = await Visitor.arrive(page, site, "?screens=27in-16x9~65in-16x9");
  const { main } = visitor;
  await visitor.press(main.tools.view);
  await visitor.press(main.menuItem("From your seat"));
  await expect(page).toHaveURL(/&scale=seat$/);
  await visitor.press(main.editor(2).more);
  await visitor.press(main.menuItem("Own distance"));
  await expect(main.editor(2).group.getByRole("textbox", { name: "Own distance" })).toBeFocused();
  await visitor.type("2.5 m");
  await visitor.type("Enter");
  expect(visitor.actions).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/~65in-16x9-green-at250cm&scale=seat$/);
  await expect(main.answer).toContainText("From these distances, 27″ 16:9 looks 65% wider than 65″ 16:9.");
  await expect(main.answer.getByRole("row", { name: /27″ 16:9 53° × 31° 60\scm/ })).toBeVisible();
  await expect(main.drawing).toHaveAccessibleName(
    /65 inch 16:9.* filling 32° from 2\.5\sm\. Not to scale: as seen from the seat$/,
  );
  await expect(main.drawing.getByText(/not to scale/)).toBeVisible();
  const { outlines } = await main.drawn();
  const [rear, front] = outlines;
  expect(rear?.number).toBe(1);
  // (59.77 / 60) / (143.89 / 250)
  expect((rear?.width ?? 0) / (front?.width ?? 1)).toBeCloseTo(1.731, 2);

  for (let step = 0; step < 2; step += 1) await main.press(main.tools.undo);
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~65in-16x9-green`);
  await expect(main.drawing.getByText(/not to scale/)).toHaveCount(0);
});

test("typed distances mean what they say in the seat view, in an editor and in the details, and nothing else is taken for one (D32)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9~65in-16x9&scale=seat&distance=70cm&lengths=cm");
  const common = page.getByRole("textbox", { name: "Distance", exact: true });
  const wrong = page.getByText("Invalid distance (up to 100\u202fm)");
  await test.step("in the mark", async () => {
    await expect(common).toHaveValue(/^70\scm$/);
    await common.selectText();
    await page.keyboard.type("2.5 m");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/&scale=seat&distance=250cm&/);
    await expect(common).toHaveValue(/^2\.5\sm$/);
    const place = await common.boundingBox();
    await common.selectText();
    await page.keyboard.type("2.5 yards");
    await page.keyboard.press("Enter");
    await expect(wrong).toBeVisible();
    expect(await common.boundingBox(), "the error moves nothing").toEqual(place);
    await expect(common).toHaveAttribute("aria-invalid", "true");
    await expect(common).toHaveAccessibleDescription(/^Invalid distance/);
    await expect(common).toHaveValue("2.5 yards");
    await expect(page).toHaveURL(/&distance=250cm&/);
    await common.fill("8 ft");
    await common.blur();
    await expect(wrong).toHaveCount(0);
    await expect(page).toHaveURL(/&distance=243\.84cm&/);
  });
  await test.step("in an editor", async () => {
    const { more, group, check } = main.editor(2);
    await main.choose(more, "Own distance");
    await page.keyboard.type("2.5 k");
    await expect(wrong).toBeVisible();
    await expect(check).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/-at/);
    const distance = group.getByRole("textbox", { name: "Own distance" });
    await distance.selectText();
    await page.keyboard.type("2.5 m");
    await page.keyboard.press("Enter");
    await expect(wrong).toHaveCount(0);
    await expect(page).toHaveURL(/~65in-16x9-green-at250cm&/);
    // The common distance counts for the other screen: 2·atan(59.77/487.68) = 14.0°
    await expect(main.answer.getByRole("row", { name: /27″ 16:9 14° × 7\.9° 8′\s0″/ })).toBeVisible();
  });
  await test.step("in the details", async () => {
    await main.choose(main.tools.view, "Fit");
    await main.press(main.tools.details);
    const distance = common;
    await expect(distance).toHaveValue(/^8′\s0″$/);
    await distance.fill("2.5 m");
    await distance.press("Enter");
    await expect(page.getByRole("columnheader", { name: /^At 2\.5\sm it fills/ })).toBeVisible();
    await expect(page).toHaveURL(/&distance=250cm&/);
    await distance.fill("2.5 km");
    await distance.press("Enter");
    await expect(wrong).toBeVisible();
    await expect(page).toHaveURL(/&distance=250cm&/);
  });
});
