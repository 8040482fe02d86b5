import {
  cellTexts,
  distance,
  distances,
  FIVE_SCREENS,
  openDetails,
  screenTexts,
  sidewaysScroll,
  sizes,
} from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectWholeFocusRing } from "../setup/focus-ring.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { keepMessages } from "../setup/messages.ts";

test("the details load on the first use, show all sizes and differences, where to sit and what a screen fills, follow every change, can be copied, and stay open", async ({
  page,
  site,
}) => {
  await keepMessages(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((script) => /details-view/.test(script));
  const main = await MainScreen.open(page, site, "?screens=27in-16x9-blue~34in-3440x1440-green");
  const region = page.getByRole("region", { name: "Details" });
  await test.step("they load on the first use, open as a panel, and return the focus", async () => {
    await page.waitForLoadState("networkidle");
    expect(loaded()).toEqual([]);
    await expect(main.tools.details).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { name: "Details" })).toHaveCount(0);
    const before = await main.drawn();
    await main.press(main.tools.details);
    await expect(sizes(page)).toBeVisible();
    expect(loaded()).toHaveLength(1);
    await expect(region).toBeVisible();
    await expect(main.drawing).toHaveAttribute("aria-details", "details");
    expect((await main.drawn()).area.height).toBeLessThan(before.area.height);
    await page.emulateMedia({ media: "print" });
    await expect(sizes(page)).toBeVisible();
    await expect(main.drawing, "paper has both").toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Close details" }).focus();
    await page.keyboard.press("Enter");
    await expect(sizes(page)).toHaveCount(0);
    await expect(main.tools.details).toBeFocused();
    await expect.poll(() => main.drawn()).toEqual(before);
    await main.press(main.tools.details);
    await expect(sizes(page)).toBeVisible();
  });
  await test.step("each screen's sizes in both units, and the differences to the first screen", async () => {
    // 27″ 16:9: 27·16/√337 = 23.5325, 27·9/√337 = 13.2370, 311.5015 square inches.
    // 34″ 3440×1440: 34·43/√2173 = 31.3633, 34·18/√2173 = 13.1288, 411.7606. √(3440² + 1440²)/34 = 109.68 to the inch.
    expect(await cellTexts(sizes(page))).toEqual([
      ["Compared with", "Width", "Height", "Area", "Ratio", "Pixels"],
      ["Screen 1: 27″ 16:9 68.6 cm", "23.53″ 59.8 cm", "13.24″ 33.6 cm", "311.5 in² 2010 cm²", "1.78:1", "–"],
      [
        "Screen 2: 34″ 3440×1440 86.4 cm",
        "31.36″ 79.7 cm 33% wider +7.83″",
        "13.13″ 33.3 cm 0.8% shorter −0.11″",
        "411.8 in² 2656 cm² 32% larger +100.3 in²",
        "2.39:1",
        "3440×1440 109.7 ppi",
      ],
    ]);
  });
  await test.step("where to sit, and at a viewing distance what each screen fills and whether pixels can be told apart", async () => {
    // 23.5325/(2·tan 20°) = 32.328″ = 82 cm, /(2·tan 15°) = 43.912″ = 112 cm; 31.3633: 43.085″ = 109 cm and 58.525″ = 149 cm.
    // 60/(109.68 · 2 · tan 0.5°) = 31.342″ = 80 cm; for 94 pixels to a degree 49.10″ = 125 cm.
    const advice = [
      ["Desk work 20–32″ Films 32–44″", "–"],
      ["Desk work 27–43″ Films 43–59″", "31″ sharp eyes 49″"],
    ];
    expect(await cellTexts(distances(page))).toEqual([
      ["Screen", "Where to sit", "Pixels invisible beyond"],
      ["27″ 16:9", ...(advice[0] ?? [])],
      ["34″ 3440×1440", ...(advice[1] ?? [])],
    ]);
    await distance(page).fill("60 cm");
    await distance(page).press("Enter");
    // 60 cm are 23.622″: 2·arctan(23.5325/47.244) = 52.96°, 2·arctan(31.3633/47.244) = 67.16°;
    // 109.68 · 47.244 · tan 0.5° = 45.22 pixels to a degree, fewer than 60.
    expect(await cellTexts(distances(page))).toEqual([
      ["Screen", "Where to sit", "Pixels invisible beyond", "At 60 cm it fills", "Pixels at 60 cm"],
      ["27″ 16:9", ...(advice[0] ?? []), "53°", "–"],
      ["34″ 3440×1440", ...(advice[1] ?? []), "67°", "can be told apart 45 per degree"],
    ]);
    // From 81 cm on, more than the limit of 80, they blend.
    await distance(page).fill("81 cm");
    await distance(page).press("Enter");
    expect((await cellTexts(distances(page)))[2]?.[4]).toBe("blend 61 per degree");
  });
  await test.step("the viewing distance is part of the link, and a verdict says what it means (D42)", async () => {
    await distance(page).fill("60 cm");
    await distance(page).press("Enter");
    await expectWholeFocusRing(distance(page));
    await expect(page).toHaveURL(/&distance=60cm$/);
    await expect(distance(page)).toHaveValue(/^60\s?cm$/);
    await expect(page.getByText(/^At 60\scm from your eyes, 27″ 16:9 fills 53°/)).toBeVisible();
    await page.reload();
    await main.ready();
    await expect(sizes(page), "the panel stays open on the next visit").toBeVisible();
    await expect(distance(page)).toHaveValue(/^60\s?cm$/);
  });
  await test.step("in narrower windows the button that closes stays at the end, and the section that was chosen is marked", async () => {
    const usual = page.viewportSize() ?? { width: 1440, height: 900 };
    const links = region.getByRole("navigation").getByRole("link");
    for (const width of [1280, 900]) {
      await page.setViewportSize({ ...usual, width });
      const [panel, close] = [
        await region.boundingBox(),
        await main.page.getByRole("button", { name: "Close details" }).boundingBox(),
      ];
      expect((panel?.x ?? 0) + (panel?.width ?? 0) - (close?.x ?? 0)).toBeLessThan(60);
      expect((close?.y ?? 0) - (panel?.y ?? 0)).toBeLessThan(20);
      for (const link of (await links.all()).reverse()) {
        await main.press(link);
        await expect(link).toHaveAttribute("aria-current", "true");
      }
    }
    await page.setViewportSize(usual);
  });
  await test.step("in forced colours the base's row differs from the others", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const outline = (row: number) =>
      sizes(page)
        .getByRole("row")
        .nth(row)
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(1)).toBe("solid");
    expect(await outline(2)).toBe("none");
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step("the table can be copied into a spreadsheet and saved as a file", async () => {
    await main.press(page.getByRole("button", { name: "Copy table" }));
    await expect(page.getByRole("status").filter({ hasText: "Table copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n").map((line) => line.split("\t").slice(0, 4))).toEqual([
      ["Screen", "Diagonal (in)", "Ratio", "Width (in)"],
      ["27″ 16:9", "27", "1.78:1", "23.53"],
      ["34″ 3440×1440", "34", "2.39:1", "31.36"],
    ]);
    await main.press(sizes(page).getByRole("radio", { name: /34″/ }));
    await expect(page, "D27: the base is part of the link").toHaveURL(/&base=2/);
    const downloaded = page.waitForEvent("download");
    await main.press(page.getByRole("button", { name: "Save as CSV…" }));
    expect((await downloaded).suggestedFilename()).toBe("diagonal 27in 16x9, 34in 3440x1440.csv");
  });
  await test.step("closed, they stay closed on the next visit", async () => {
    await page.getByRole("button", { name: "Close details" }).click();
    await page.reload();
    await main.ready();
    await main.nextFrame();
    await expect(sizes(page)).toHaveCount(0);
  });
  await test.step("the sizes follow the chosen unit and every change", async () => {
    await main.press(main.tools.details);
    await main.answer.getByRole("radio", { name: "Centimetres", exact: true }).filter({ visible: true }).check();
    const cell = async (row: number, column: number) => (await cellTexts(sizes(page)))[row]?.[column];
    await expect.poll(() => cell(1, 1)).toMatch(/^59\.8 cm 23\.53″/);
    await main.press(main.editor(1).rotate);
    await expect.poll(() => cell(1, 1)).toMatch(/^33\.6 cm 13\.24″/);
    await main.press(main.editor(1).remove);
    await expect.poll(() => cell(0, 0)).toBe("Screen");
    await main.press(main.editor(1).remove);
    await expect(page.getByText("Add a screen to see its sizes.")).toBeVisible();
  });
});

test("the panel of ten screens leaves room for the drawing in a small window, its headings stay while it scrolls, and every size of five shows without scrolling sideways", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 901, height: 600 });
  const ten = Array.from({ length: 10 }, (_, index) => `${20 + index}-16x9_${"A long name ".repeat(3)}`).join("~");
  const main = await openDetails(page, site, `?${new URLSearchParams({ screens: ten })}`);
  const { area } = await main.drawn();
  expect(area.height).toBeGreaterThan(250);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });

  await page.setViewportSize({ width: 1440, height: 900 });
  await main.nextFrame();
  const columns = sizes(page).getByRole("columnheader");
  const before = await columns.last().boundingBox();
  await sizes(page).getByRole("row").nth(9).scrollIntoViewIfNeeded();
  await expect(sizes(page).getByRole("row").nth(1)).not.toBeInViewport();
  expect(await columns.last().boundingBox()).toEqual(before);
  await expect(page.getByRole("button", { name: "Close details" })).toBeInViewport({ ratio: 1 });

  await openDetails(page, site, FIVE_SCREENS);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [901, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => sidewaysScroll(page), `at ${width}×${height}`).toBe(0);
    const screens = await screenTexts(page);
    expect(screens).toHaveLength(5);
    for (const screen of screens) expect(screen).toMatch(/cm.*cm.*in²/);
  }
});
