import type { Page } from "@playwright/test";
import { type Described, sizeOf } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { outlinesOf, type PdfPage, type PdfShape, readPdf } from "../setup/pdf-shapes.ts";

/** The narrowest and a usual one, one for each layout. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];

/** Portrait sizes in millimetres. */
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

const BLUE = "#2f6bff";
const GREEN = "#0c8840";
const SEARCH = "?screens=5in-9x16-blue~100in-3840x2160-green_Wall";
const SCREENS: Record<string, Described> = {
  [BLUE]: { length: 5, width: 9, height: 16 },
  [GREEN]: { length: 100, width: 16, height: 9 },
};

const printed = async (page: Page, options: Parameters<Page["pdf"]>[0]) => readPdf(await page.pdf(options));

function expectWhole(shape: PdfShape, { width, height }: PdfPage): void {
  for (const area of [shape.clip, { x: 0, y: 0, width, height }]) {
    expect(shape.x).toBeGreaterThanOrEqual(area.x);
    expect(shape.y).toBeGreaterThanOrEqual(area.y);
    expect(shape.x + shape.width).toBeLessThanOrEqual(area.x + area.width);
    expect(shape.y + shape.height).toBeLessThanOrEqual(area.y + area.height);
  }
}

/** One sheet with every outline whole and to scale, and a swatch for each. */
function expectDrawingOn(pages: PdfPage[], screens: Record<string, Described> = SCREENS): void {
  expect(pages).toHaveLength(1);
  const [page] = pages as [PdfPage];
  const scales = Object.entries(screens).flatMap(([colour, described]) => {
    const outlines = outlinesOf(page, colour);
    expect(outlines, colour).toHaveLength(1);
    const [outline] = outlines as [PdfShape];
    expectWhole(outline, page);
    const size = sizeOf(described);
    expect(page.shapes.filter((shape) => shape.painted === "fill" && shape.colour === colour).length).toBeGreaterThan(
      2,
    );
    return [outline.width / size.width, outline.height / size.height];
  });
  for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 2);
  const largest = Math.max(...page.shapes.filter(({ painted }) => painted === "stroke").map(({ width }) => width));
  expect(largest, "uses the sheet").toBeGreaterThan(0.4 * page.width);
}

test("prints the whole drawing on one sheet of any paper from any window, with its figures, also after a change (F11.1)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, SEARCH);
  for (const [index, viewport] of WINDOWS.entries()) {
    await page.setViewportSize(viewport);
    await main.atRest();
    for (const format of ["A4", "Letter"] as const) {
      // Each paper lies both ways, in one of the windows each.
      const landscape = (index % 2 === 0) === (format === "A4");
      await test.step(`${viewport.width} px, ${format}, ${landscape ? "across" : "upright"}`, async () => {
        const pages = await printed(page, { format, landscape });
        const [width, height] = PAPERS[format];
        expect(pages[0]?.width).toBeCloseTo(landscape ? height : width, 0);
        expectDrawingOn(pages);
      });
    }
  }
  // The window is as it was.
  expect((await main.drawn()).outlines).toHaveLength(2);
  await test.step("the sheet has the answer, all figures in both units and the address, in dark ink", async () => {
    await expect(page.getByText(`${site}/${SEARCH}`)).toBeHidden();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // 100 · 16/√337 against 5 · 9/√337.
    await expect(main.answer).toContainText("Wall is 35.6× as wide as 5″ 9:16");
    const table = page.getByRole("table");
    await expect(table).toHaveCount(1);
    // 100² · 16/√337 and 9/√337: 87.16 × 49.03″, 221.4 × 124.5 cm; √(3840² + 2160²) / 100 = 44.1 ppi.
    const [, wall = ""] = await table
      .getByRole("row")
      .filter({ hasText: "Wall" })
      .allInnerTexts()
      .then((all) => ["", ...all]);
    for (const text of ["Wall", "87.16″", "221.4", "49.03″", "124.5", "3840×2160", "44.1\u202fppi"])
      expect(wall).toContain(text);
    await expect(page.getByText(/screens=5in-9x16-blue~100in-3840x2160-green_Wall$/)).toBeVisible();
    await expect(table.getByRole("rowheader").first()).toHaveCSS("color", "rgb(20, 24, 28)");
    await expect(page.getByRole("button")).toHaveCount(0);
  });
  await page.emulateMedia({ media: null, colorScheme: null });
  await test.step("prints the screens of now after a change", async () => {
    await main.addTile.click();
    await main.editor(1).length.fill("40");
    await main.editor(1).check.click();
    await page.emulateMedia({ media: "print" });
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText("40″ 9:16");
    await page.emulateMedia({ media: null });
    const [sheet] = (await printed(page, { format: "A4" })) as [PdfPage];
    expect(outlinesOf(sheet, BLUE)).toHaveLength(1);
    const [one, other] = [outlinesOf(sheet, BLUE)[0], outlinesOf(sheet, GREEN)[0]];
    expect((one?.width ?? 0) / (other?.width ?? 1)).toBeCloseTo(
      sizeOf({ length: 40, width: 9, height: 16 }).width / sizeOf({ length: 100, width: 16, height: 9 }).width,
      2,
    );
  });
});

test("prints ten screens with their labels and without controls, also from a phone's window (F11.1)", async ({
  page,
  site,
}) => {
  const ten = Array.from({ length: 10 }, (_, index) => `${20 + 3 * index}in-16x9`).join("~");
  const main = await MainScreen.open(page, site, `?screens=${ten}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await main.atRest();
  for (const landscape of [false, true]) {
    const pages = await printed(page, { format: "A4", landscape });
    expect(pages).toHaveLength(1);
    const colours = new Set(pages[0]?.shapes.filter(({ isBox }) => isBox).map(({ colour }) => colour));
    expect([...colours].filter((colour) => outlinesOf(pages[0] as PdfPage, colour).length === 1)).toHaveLength(10);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-label]")).toHaveCount(10);
  const ring = await page.getByRole("rowheader").first().getByText("1", { exact: true }).boundingBox();
  expect(ring?.width, "the number stands in a circle (V15)").toBeCloseTo(ring?.height ?? 0, 1);
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await test.step("ten in a row stand on one sheet, too", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.choose(main.tools.arrange, "In a row");
    await expect(page).toHaveURL(/&align=side$/);
    expect(await printed(page, { format: "A4", landscape: true })).toHaveLength(1);
  });
  await test.step("a row has a round scale, on upright and on lying sheets (D56)", async () => {
    await MainScreen.open(page, site, "?screens=27in-9x16~34in-3440x1440-green~24in-16x10&align=side&space=180cm");
    for (const landscape of [false, true]) {
      const sheets = await printed(page, { format: "A4", landscape });
      expect(sheets).toHaveLength(1);
      const [outline] = outlinesOf(sheets[0] as PdfPage, GREEN);
      // 34 · 43/√2173 and 18/√2173 inches at 1 : 10, in millimetres.
      expect(outline?.width).toBeCloseTo(79.66, 0);
      expect(outline?.height).toBeCloseTo(33.35, 0);
    }
  });
  await test.step("on a narrower sheet it is smaller and whole, and no scale is said", async () => {
    const [sheet] = (await printed(page, { format: "A5" })) as [PdfPage];
    const [outline] = outlinesOf(sheet, GREEN) as [PdfShape];
    expectWhole(outline, sheet);
    // At 1 : 10 it stands in 702 px, of 25.4 ÷ 96 mm each.
    expect(outline.width / 79.66).toBeCloseTo((148 - 24) / (702 / (96 / 25.4)), 2);
    await page.setViewportSize({ width: 500, height: 700 });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("svg[role=img] [data-square]")).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});

test("prints the details as text, and no heading alone at the end of a sheet (F11.2)", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, "?screens=27in-2560x1440~34in-3440x1440~65in-16x9~24in-16x10");
  await main.press(main.tools.details);
  const details = page.getByRole("region", { name: "Details" });
  const sold = details.getByRole("table", { name: /^Sizes as tall as/ });
  await expect(sold).toBeVisible();
  // Beside the drawing and its table of four screens an upright sheet has room for the heading, but not for what is below it.
  await expect(details.getByRole("heading", { name: "From your seat" })).toBeVisible();
  // Across first, which has the window's layout: after an upright sheet it comes back in an update of its own.
  for (const landscape of [true, false]) {
    const pageOf = headingPages(await page.pdf({ format: "A4", landscape, outline: true, tagged: true }));
    // Upright there are cards, which have headings. They also have what is seen from the seat, and no distance is typed.
    expect(pageOf.get("Details")).toBe(pageOf.get(landscape ? "Text and room" : "27″ 16:9"));
    expect(pageOf.has("From your seat")).toBe(landscape);
  }
  await page.emulateMedia({ media: "print" });
  // 27 inches of 16:9 are as tall as 34.28 of 3440×1440.
  await expect(sold.getByText("34.3″", { exact: true })).toBeVisible();
  await expect(sold.getByText("34″", { exact: true })).toBeVisible();
  // The pictures of the ratios, and no icon.
  await expect(sold.locator("svg:visible")).toHaveCount(await sold.getByRole("rowheader").count());
  await expect(details.getByRole("radiogroup")).toHaveCount(0);
});

/** The first page of each heading in a PDF with an outline, as the PDF names pages. */
function headingPages(file: Uint8Array): Map<string, string> {
  const entries = Buffer.from(file)
    .toString("latin1")
    .matchAll(/\/Title (\(.*\)|<FEFF.*>)\s*\/Dest \[(\d+) 0 R/g);
  const pages = [...entries].map(([, title = "", page = ""]) => [pdfText(title), page] as const);
  return new Map(pages.toReversed());
}

/** `(Details)`, or `<FEFF…>` with letters beyond Latin. */
function pdfText(written: string): string {
  const text = written.slice(1, -1);
  return written.startsWith("(") ? text : Buffer.from(text.slice(4), "hex").swap16().toString("utf16le");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("prints the served drawing whole, with all figures (F11.1)", async ({ page, site }) => {
    await page.goto(`${site}/${SEARCH}`);
    for (const [index, viewport] of WINDOWS.entries()) {
      await page.setViewportSize(viewport);
      expectDrawingOn(await printed(page, { format: "A4", landscape: index % 2 === 0 }));
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
    await test.step("a space with its sentences, on one sheet too (D38)", async () => {
      await page.goto(`${site}/?screens=65in-16x9-blue~75in-16x9-green&space=150x85cm&objects=person&lengths=cm`);
      expect(await printed(page, { format: "A4", landscape: true })).toHaveLength(1);
    });
  });
});
