import { readFileSync } from "node:fs";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { type Described, sizeOf } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { outlinesOf, type PdfPage, type PdfShape, readPdf } from "../setup/pdf-shapes.ts";

/** The narrowest and a usual one, one for each layout. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];

const SEARCH = "?screens=27in-16x9-blue~6.1in-9x19.5_Phone~120in-16x9~5000in-16x9";

/** In millimetres. */
const PRECISION = 0.2;

const BLUE = "#2f6bff";

async function openPrintDialog(main: MainScreen) {
  await main.choose(main.tools.share, "Print at actual size…");
  return main.page.getByRole("dialog", { name: "Print at actual size" });
}

/** The size of the one outline of `colour` and its place, the same on every sheet that shows it. */
function expectActualSize(pages: PdfPage[], colour: string, described: Described, columns: number): void {
  const size = sizeOf(described);
  const [first] = pages as [PdfPage];
  const [across, down] = [first.width - 30, first.height - 30];
  const places = pages.map((page, index) => {
    const outlines = outlinesOf(page, colour);
    expect(outlines).toHaveLength(1);
    const [outline] = outlines as [PdfShape];
    expect(Math.abs(outline.width - size.width * 25.4)).toBeLessThan(PRECISION);
    expect(Math.abs(outline.height - size.height * 25.4)).toBeLessThan(PRECISION);
    expect(Math.abs(outline.clip.x - 10)).toBeLessThan(PRECISION);
    expect(Math.abs(outline.clip.width - (first.width - 20))).toBeLessThan(PRECISION);
    // The ruler.
    const rulers = page.shapes.filter(({ width, height }) => Math.abs(width - 100) < PRECISION && height < 0.01);
    expect(rulers).toHaveLength(1);
    // Each sheet begins its width or height less the margins and the overlap after the one before.
    return {
      x: outline.x + (index % columns) * across,
      y: outline.y + Math.floor(index / columns) * down,
    };
  });
  for (const { x, y } of places) {
    expect(Math.abs(x - (places[0]?.x ?? 0))).toBeLessThan(PRECISION);
    expect(Math.abs(y - (places[0]?.y ?? 0))).toBeLessThan(PRECISION);
  }
}

test("prints and saves sheets at actual size, across their edges too, and refuses too many (F11.3, F11.4, F11.5)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, SEARCH);
  for (const [index, viewport] of WINDOWS.entries()) {
    await page.setViewportSize(viewport);
    await main.atRest();
    const dialog = await openPrintDialog(main);
    await dialog.getByLabel("Screens").selectOption("27″ 16:9");
    const paper = index % 2 === 0 ? "A4" : "Letter";
    await dialog.getByLabel(paper).check();
    await expect(dialog.getByRole("status")).toHaveText(`27″ 16:9 on ${paper}: 6 sheets, landscape`);
    const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(6);
    expectActualSize(pages, BLUE, { length: 27, width: 16, height: 9 }, 3);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("diagonal 27in 16x9.pdf");
    const saved = readPdf(readFileSync(await download.path()));
    expect(saved).toHaveLength(6);
    expectActualSize(saved, BLUE, { length: 27, width: 16, height: 9 }, 3);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await test.step("the dialog says how many sheets there are, warns of many and refuses too many (F11.4)", async () => {
    const dialog = await openPrintDialog(main);
    await expectNoAxeViolations(page, "dialog[open]");
    await dialog.getByLabel("A4").check();
    await expect(dialog.getByRole("status")).toContainText("4 screens on A4: more than 150 sheets");
    await expect(dialog.getByRole("button", { name: "Print" })).toBeDisabled();
    await dialog.getByLabel("Screens").selectOption("120″ 16:9");
    // 2656.6 × 1494.3 mm. Upright 15 × 6 less 13 × 4, across 10 × 9 less 8 × 7: 38 and 34.
    await expect(dialog.getByRole("status")).toContainText("120″ 16:9 on A4: 34 sheets, landscape");
    await expect(dialog.getByRole("status")).toContainText("a lot of paper");
    await dialog.getByLabel("Screens").selectOption("Phone · 6.1″ 9:19.5");
    await expect(dialog.getByRole("status")).toHaveText("Phone · 6.1″ 9:19.5 on A4: 1 sheet, upright");
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await dialog.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(main.tools.share).toBeFocused();
    expect(readPdf(await page.pdf({ format: "A4" })), "the drawing again").toHaveLength(1);
  });
});
