import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Drawn, MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 901, height: 600 },
  { width: 899, height: 700 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];

const BOTH_LAYOUTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** A film, an object behind, sets and distances. */
const SEARCHES = [
  "",
  "?screens=2x27in-16x9-gap1~49in-32x9~14in-16x10&content=4x3&objects=a4",
  "?screens=27in-16x9~65in-16x9-at250cm&scale=seat&align=bottom",
];

test("D16: outlines are where they were when scripts start, to a hundredth of a pixel, in both colour schemes", async ({
  browser,
  page,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const search of SEARCHES) {
    await still.goto(`${site}/${search}`);
    const main = await MainScreen.open(page, site, search);
    for (const colorScheme of search === "" ? (["light", "dark"] as const) : (["light"] as const)) {
      await page.emulateMedia({ colorScheme });
      await still.emulateMedia({ colorScheme });
      // Places do not depend on the scheme, and all drawings have the same room.
      for (const { width, height } of search === "" && colorScheme === "light" ? SIZES : BOTH_LAYOUTS) {
        await test.step(`/${search} at ${width} × ${height}, ${colorScheme}`, async () => {
          await Promise.all([page, still].map((one) => resize(one, width, height)));
          await expect(main.editButton).toBeVisible({ visible: main.narrow });
          await main.nextFrame();
          const served = await new MainScreen(still).drawn();
          expectSameOutlines(served, await main.drawn());
          if (search === "") expectDrawn(served, DEFAULTS);
        });
      }
    }
  }
  await test.step("without scripts no control shows that would do nothing, and a line says why", async () => {
    await still.goto(`${site}/`);
    for (const { width, height } of BOTH_LAYOUTS) {
      await resize(still, width, height);
      const line = still.locator("noscript p");
      await expect(line).toHaveText("Turn on JavaScript to change this comparison.");
      await expect(line).toBeInViewport({ ratio: 1 });
      for (const name of [
        "Edit screens",
        "Latest articles",
        "Update drawing",
        "Remove",
        "Add screen",
        "Does it fit?",
      ]) {
        await expect(still.getByRole("button", { name })).toHaveCount(0);
      }
      await expect(still.getByRole("combobox")).toHaveCount(0);
      // The cards as text, the common comparisons and the articles.
      const card = still.locator("[data-card]").filter({ visible: true }).last();
      await card.scrollIntoViewIfNeeded();
      expect(await card.evaluate((element) => element.querySelector("noscript")?.textContent)).toBe("29 inches");
      await expect(still.getByRole("link", { name: /^27″ or 34″/ })).toHaveCount(1);
      await expect(still.locator('a[href="/info"]').filter({ visible: true }).first()).toContainText(/articles/i);
      await expect(still.getByRole("radiogroup", { name: "Lengths" })).toHaveCount(0);
    }
  });
  await context.close();
});

function expectSameOutlines(served: Drawn, live: Drawn): void {
  expect(served.outlines.map(({ number, stroke }) => [number, stroke])).toEqual(
    live.outlines.map(({ number, stroke }) => [number, stroke]),
  );
  expect(served.outlines.length).toBeGreaterThan(1);
  for (const [at, { number, ...outline }] of served.outlines.entries()) {
    for (const side of ["x", "y", "width", "height"] as const) {
      expect(outline[side], `${side} of screen ${number}`).toBeCloseTo(live.outlines[at]?.[side] ?? 0, 2);
    }
  }
}
