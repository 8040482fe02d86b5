import type { Browser } from "@playwright/test";
import { type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

/** The colours' strokes, as the browser says them. */
const STROKES = { blue: "rgb(47, 107, 255)", green: "rgb(20, 150, 60)", pink: "rgb(229, 56, 159)" } as const;

test("issue 8: committed changes are in the address at once, replacing history; the bare `/` is the default", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  expect(page.url()).toBe(`${site}/`);
  const entries = await page.evaluate(() => history.length);
  const steps: [act: () => Promise<void>, search: string][] = [
    [() => main.press(main.editor(1).rotate), "?screens=27in-9x16-blue~29in-21x9-green"],
    [() => main.press(main.editor(1).rotate), ""],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.addTile), "?screens=27in-16x9-blue~27in-16x9-pink"],
    [() => main.press(main.editor(2).remove), "?screens=27in-16x9-blue"],
    [() => main.press(main.editor(1).remove), "?screens=none"],
  ];
  await main.showEditors();
  for (const [act, search] of steps) {
    await act();
    await expect(page).toHaveURL(`${site}/${search}`);
  }
  await main.showDrawing();
  await expect(page).toHaveURL(`${site}/?screens=none`);
  // A drawer that is open is a step of its own (D14), which closing takes back; Back and Forward stay as they were.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test("issue 8: what is typed waits for its commit; unit and name go with it", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).length.fill("31.5");
  await main.editor(1).name.fill("Desk & more_1");
  await main.press(main.editor(2).unit);
  await main.nextFrame();
  expect(new URL(page.url()).search).toBe("");
  await main.commit(1);
  const search = main.narrow
    ? "?screens=31.5in-16x9-blue_Desk+%26+more_1~73.66cm-21x9-green"
    : "?screens=31.5in-16x9-blue_Desk+%26+more_1~29in-21x9-green";
  await expect(page).toHaveURL(`${site}/${search}`);
  await expect(main.drawing.getByText("Desk & more_1 · 31.5″ 16:9")).toBeVisible();
});

test("issue 8: a commit while drawer or dialog are open is still there when they are closed, and after a reload", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const [first, second] = ["?screens=40in-16x9-blue~29in-21x9-green", "?screens=40in-9x16-blue~29in-21x9-green"];
  await main.showEditors();
  await main.editor(1).length.fill("40");
  await main.commit(1);
  await expect(page).toHaveURL(`${site}/${first}`);
  await main.press(page.getByRole("contentinfo").getByRole("link", { name: "Terms" }));
  await expect(page).toHaveURL(`${site}/terms${first}`);
  await main.press(page.getByRole("button", { name: "Close" }));
  await expect(page).toHaveURL(`${site}/${first}`);
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(`${site}/${second}`);
  if (main.narrow) await page.goBack();
  await expect(main.drawer).toBeHidden();
  await expect(page).toHaveURL(`${site}/${second}`);
  await page.reload();
  await main.takenOver();
  expectDrawn(await main.drawn(), [
    { length: 40, width: 9, height: 16 },
    { length: 29, width: 21, height: 9 },
  ]);
  await expect(page).toHaveURL(`${site}/${second}`);
});

for (const path of ["help", "privacy", "terms"]) {
  test(`issue 8: /${path} with a comparison shows it beneath, and closing leaves it`, async ({ page, site }) => {
    await skipIntro(page, site);
    await page.goto(`${site}/${path}?screens=40in-16x9-blue&align=bottom`);
    const main = new MainScreen(page);
    await main.takenOver();
    expect((await main.drawn()).outlines).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`${site}/?screens=40in-16x9-blue&align=bottom`);
    expectDrawn(await main.drawn(), [{ length: 40, width: 16, height: 9 }]);
  });
}

const WRITTEN: { written: string; screens: Described[]; strokes?: (keyof typeof STROKES)[]; unit?: "CENTIMETERS" }[] = [
  {
    written: "27-16x9~55-16x9",
    screens: [
      { length: 27, width: 16, height: 9 },
      { length: 55, width: 16, height: 9 },
    ],
    strokes: ["blue", "green"],
  },
  { written: "34in-43x18", screens: [{ length: 34, width: 43, height: 18 }], strokes: ["blue"] },
  { written: "34IN-43X18-PINK", screens: [{ length: 34, width: 43, height: 18 }], strokes: ["pink"] },
  { written: " 27 in  16:9 green ", screens: [{ length: 27, width: 16, height: 9 }], strokes: ["green"] },
  { written: "31,5-16x9", screens: [{ length: 31.5, width: 16, height: 9 }] },
  { written: '27" 16/9', screens: [{ length: 27, width: 16, height: 9 }] },
  { written: "254cm-4x3", screens: [{ length: 100, width: 4, height: 3 }], unit: "CENTIMETERS" },
  {
    written: "27-16x9-pink~32-16x9-pink",
    screens: [
      { length: 27, width: 16, height: 9 },
      { length: 32, width: 16, height: 9 },
    ],
    strokes: ["pink", "blue"],
  },
];

test("issue 8: links that people type or shorten work, from the server's first byte as with scripts", async ({
  browser,
  page,
  site,
}) => {
  const still = await withoutScripts(browser, page.viewportSize());
  await skipIntro(page, site);
  for (const { written, screens, strokes, unit } of WRITTEN) {
    await test.step(written, async () => {
      const address = `${site}/?${new URLSearchParams({ screens: written })}`;
      for (const one of [still.page, page]) {
        await one.goto(address);
        const main = new MainScreen(one);
        if (one === page) await main.takenOver();
        const drawn = await main.drawn();
        expectDrawn(drawn, screens);
        const found = await main.strokes();
        for (const [index, name] of (strokes ?? []).entries()) expect(found.get(index + 1)).toBe(STROKES[name]);
        const label = main.drawing.locator("[data-label='1']").filter({ visible: true });
        await expect(label).toContainText(unit === undefined ? "″" : "cm");
        await expect(one.getByText("Left out of the link")).toHaveCount(0);
      }
      const main = new MainScreen(page);
      await main.showEditors();
      await expect(main.editors).toHaveCount(screens.length);
      await expect(main.editor(1).unit).toHaveAccessibleName(unit ?? "INCHES");
      // Until something changes the address stays as it was written.
      expect(page.url()).toBe(address);
    });
  }
  await still.close();
});

test("issue 8: names and alignment are drawn from the first byte; names are nothing but text", async ({
  browser,
  page,
  site,
}) => {
  const search = `?screens=27in-16x9-blue_${encodeURIComponent("<b>Desk</b> & “chair” 🖥️")}~40in-16x9-green&align=bottom`;
  const still = await withoutScripts(browser, page.viewportSize());
  await still.page.goto(`${site}/${search}`);
  const main = await MainScreen.open(page, site, search);
  for (const one of [new MainScreen(still.page), main]) {
    await expect(one.drawing).toHaveAccessibleName(/<b>Desk<\/b> & “chair” 🖥️: blue 27 inch 16:9/);
    const { outlines } = await one.drawn();
    const bottoms = outlines.map(({ y, height }) => y + height);
    expect(Math.abs((bottoms[0] as number) - (bottoms[1] as number))).toBeLessThan(0.5);
  }
  await still.close();
});

test("issue 8: what cannot be read is left out and said in one line; of more than ten the first ten count", async ({
  browser,
  page,
  site,
}) => {
  const still = await withoutScripts(browser, page.viewportSize());
  const eleven = Array.from({ length: 11 }, (_, index) => `${20 + index}-16x9`).join("~");
  const links: [written: string, count: number, said: string][] = [
    ["27-16x9~bogus~55x16", 1, "Left out of the link: bogus, 55x16"],
    [eleven, 10, "Left out of the link: 30-16x9"],
    ["<script>alert(1)</script>", 2, "Left out of the link: <script>alert(1)</script>"],
    ["%%%", 2, "Left out of the link: %%%"],
    ["0-16x9", 2, "Left out of the link: 0-16x9"],
  ];
  for (const [written, count, said] of links) {
    await test.step(written, async () => {
      const search = `?${new URLSearchParams({ screens: written })}`;
      await still.page.goto(`${site}/${search}`);
      await expect(still.page.getByText(said)).toBeVisible();
      const main = await MainScreen.open(page, site, search);
      await expect(page.getByText(said)).toBeVisible();
      expect((await main.drawn()).outlines).toHaveLength(count);
      expect(await main.overflow()).toEqual({ x: 0, y: 0 });
    });
  }
  await still.close();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Left out of the link")).toHaveCount(0);
  await expect(page.getByRole("main"), "the focus is not lost with the line").toBeFocused();
});

test("issue 8: the line is gone with the first change, and the address is whole again", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=27-16x9~bogus");
  await expect(page.getByText("Left out of the link: bogus")).toBeVisible();
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue`);
  await expect(page.getByText("Left out of the link")).toHaveCount(0);
});

test("issue 8: a very long query is answered, with the default or with what can be read", async ({ request, site }) => {
  for (const screens of ["~".repeat(5000), "9".repeat(7000), `27-16x9~${"x".repeat(7000)}`, "_".repeat(7000)]) {
    const response = await request.get(`${site}/?screens=${screens}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('data-outline="1"');
  }
});

test("issue 8: title, description and picture of a link say the comparison", async ({ request, site }) => {
  const html = await (await request.get(`${site}/?screens=27-16x9~29-21x9-pink&align=base`)).text();
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(html).toContain("<title>27″ 16:9 and 29″ 21:9 compared – Diagonal</title>");
  // 27² · 144/337 = 311.5015, 29² · 21/58 = 304.5; 311.5015 / 304.5 = 1.02299.
  for (const name of ["description", "og:description"]) {
    expect(meta(name)).toBe("27″ 16:9 and 29″ 21:9 compared: the 27″ has 2.3 % more area.");
  }
  expect(meta("og:title")).toBe("27″ 16:9 and 29″ 21:9 compared – Diagonal");
  const address = "?screens=27in-16x9-blue~29in-21x9-pink&amp;align=bottom";
  expect(html).toContain(`<link rel="canonical" href="${site}/${address}"`);
  expect(meta("og:url")).toBe(`${site}/${address}`);
  expect(meta("og:image")).toBe(`${site}/comparison.png${address}`);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  expect(meta("og:image:alt")).toMatch(/^Comparison of blue 27 inch 16:9, 23\.5 by 13\.2 inches; pink 29 inch 21:9/);
  expect(meta("twitter:card")).toBe("summary_large_image");

  const picture = await request.get((meta("og:image") ?? "").replaceAll("&amp;", "&"));
  expect(picture.headers()["content-type"]).toBe("image/png");
  // PNG: width and height stand at byte 16, four bytes each.
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("issue 8: the page's title follows the comparison", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
  await main.showEditors();
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveTitle("27″ 9:16 and 29″ 21:9 compared – Diagonal");
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
});

async function withoutScripts(browser: Browser, viewport: { width: number; height: number } | null) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  return { page: await context.newPage(), close: () => context.close() };
}
