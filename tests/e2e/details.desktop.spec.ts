import { cellTexts, distance, distances, openDetails, sizes } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";

test.use({ reducedMotion: "reduce" });

test("the details show each screen's sizes in both units, and the differences to the first screen", async ({
  page,
  site,
}) => {
  await openDetails(page, site);
  // 27″ 16:9: 27·16/√337 = 23.5325, 27·9/√337 = 13.2370, 311.5015 square inches.
  // 34″ 43:18: 34·43/√2173 = 31.3633, 34·18/√2173 = 13.1288, 411.7606. √(3440² + 1440²)/34 = 109.68 to the inch.
  expect(await cellTexts(sizes(page))).toEqual([
    ["Compared with", "Diagonal", "Width", "Height", "Area", "Ratio", "Pixels"],
    [
      "Screen 1: 27″ 16:9",
      "27″ 68.58 cm",
      "23.53″ 59.77 cm",
      "13.24″ 33.62 cm",
      "311.5 in² 2009.7 cm²",
      "1.778:1",
      "–",
    ],
    [
      "Screen 2: 34″ 43:18",
      "34″ 86.36 cm 25.9 % longer +7″",
      "31.36″ 79.66 cm 33.3 % wider +7.83″",
      "13.13″ 33.35 cm 0.8 % shorter −0.108″",
      "411.8 in² 2656.5 cm² 32.2 % larger +100.3 in²",
      "2.389:1",
      "3440×1440 109.7 ppi",
    ],
  ]);
});

test("the sizes follow each screen's own unit and every change", async ({ page, site }) => {
  const main = await openDetails(page, site, "?screens=100cm-4x3~27in-16x9");
  expect((await cellTexts(sizes(page)))[1]?.slice(1, 3)).toEqual(["100 cm 39.37″", "80.00 cm 31.50″"]);
  await main.press(main.editor(1).rotate);
  expect((await cellTexts(sizes(page)))[1]?.[2]).toBe("60.00 cm 23.62″");
  await main.press(main.editor(1).remove);
  expect((await cellTexts(sizes(page)))[0]?.[0]).toBe("Screen");
  await main.press(main.editor(1).remove);
  await expect(page.getByText("Add a screen to see its sizes.")).toBeVisible();
});

test("the details can be copied as text and as CSV", async ({ page, site }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const main = await openDetails(page, site);
  await main.press(page.getByRole("button", { name: "Copy as text" }));
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("27″ 16:9 and 34″ 43:18 compared");
  expect(text).toContain("33.3 % wider (+7.83″)");
  await main.press(sizes(page).getByRole("button", { name: /34″/ }));
  await main.press(page.getByRole("button", { name: "Copy as CSV" }));
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  const rows = csv.trim().split("\r\n");
  expect(rows).toHaveLength(3);
  // 1 − 23.5325/31.3633: compared with the chosen base.
  expect(rows[1]).toContain(",2,");
  expect(rows[1]).toContain("-24.9");
});

test("at a viewing distance, the details show angles, pixels per degree and whether pixels can be told apart", async ({
  page,
  site,
}) => {
  await openDetails(page, site);
  // Without a distance, the distances for given angles show. 23.5325/(2·tan 15°) = 43.912″ = 112 cm, /(2·tan 20°) = 32.328″ = 82 cm;
  // 31.3633: 58.525″ = 149 cm and 43.085″ = 109 cm. 60/(109.68 · 2 · tan 0.5°) = 31.342″ = 80 cm.
  const otherWay = [
    ["112 cm", "82 cm", "–"],
    ["149 cm", "109 cm", "80 cm"],
  ];
  expect(await cellTexts(distances(page))).toEqual([
    ["Screen", "Fills 30° from", "Fills 40° from", "Pixels blend from"],
    ["27″ 16:9", ...(otherWay[0] ?? [])],
    ["34″ 43:18", ...(otherWay[1] ?? [])],
  ]);
  await distance(page).fill("60");
  // 60 cm are 23.622″: 2·arctan(23.5325/47.244) = 52.96°, 2·arctan(31.3633/47.244) = 67.16°;
  // 109.68 · 47.244 · tan 0.5° = 45.22 pixels to a degree, fewer than 60.
  expect(await cellTexts(distances(page))).toEqual([
    [
      "From 60 cm",
      "Horizontal angle",
      "Pixels per degree",
      "Single pixels",
      "Fills 30° from",
      "Fills 40° from",
      "Pixels blend from",
    ],
    ["27″ 16:9", "53.0°", "–", "–", ...(otherWay[0] ?? [])],
    ["34″ 43:18", "67.2°", "45.2", "can be told apart", ...(otherWay[1] ?? [])],
  ]);
  // From 81 cm on, more than the limit of 80, they blend.
  await distance(page).fill("81");
  expect((await cellTexts(distances(page)))[2]?.[3]).toBe("blend");
});

test("the viewing distance converts without drift, accepts only numbers, and is stored", async ({ page, site }) => {
  const main = await openDetails(page, site);
  const unit = (name: string) => page.getByRole("button", { name: `Unit of the distance: ${name}` });
  await distance(page).fill("60");
  await distance(page).pressSequentially("x-");
  await expect(distance(page)).toHaveValue("60");
  await main.press(unit("centimetres"));
  // 60 cm / 2.54 = 23.62″, and the angle stays: 2·arctan(23.5325/47.244) = 52.96°.
  await expect(distance(page)).toHaveValue("23.6");
  expect((await cellTexts(distances(page)))[0]?.[0]).toBe("From 23.6″");
  expect((await cellTexts(distances(page)))[1]?.[1]).toBe("53.0°");
  await openDetails(page, site);
  await expect(distance(page)).toHaveValue("23.6");
  await main.press(unit("inches"));
  await expect(distance(page), "as it was typed").toHaveValue("60");
  await main.press(unit("centimetres"));
  await distance(page).fill("24");
  // 2·arctan(23.5325/48) = 52.20°
  expect((await cellTexts(distances(page)))[1]?.[1]).toBe("52.2°");
});

test("the panel stays open on the next visit, and leaves room for the drawing in a small window", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 901, height: 600 });
  const ten = Array.from({ length: 10 }, (_, index) => `${20 + index}-16x9_${"A long name ".repeat(3)}`).join("~");
  const main = await openDetails(page, site, `?${new URLSearchParams({ screens: ten })}`);
  await page.reload();
  await main.ready();
  await expect(sizes(page)).toBeVisible();
  const { area } = await main.drawn();
  expect(area.height).toBeGreaterThan(300);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  await page.getByRole("button", { name: "Close details" }).click();
  await page.reload();
  await main.ready();
  await main.nextFrame();
  await expect(sizes(page)).toHaveCount(0);
});
