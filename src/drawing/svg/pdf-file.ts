import { MILLIMETRES_PER_INCH } from "#domain/display/unit.ts";
import type { Sheet, SheetLine, SheetText } from "../scene/sheet-marks.ts";

/*
 * The few parts of PDF 1.4 (ISO 32000-1) that lines and one-line texts need. All characters of the file are ASCII, so
 * an offset in the text is an offset in the file.
 */

const POINTS_PER_MILLIMETRE = 72 / MILLIMETRES_PER_INCH;

const FONTS = ["Helvetica", "Helvetica-Bold"] as const;

/** Numbers of the objects that every file has, before those of the pages. */
const CATALOGUE = 1;
const PAGES = 2;
const FIRST_FONT = 3;
const FIRST_PAGE = FIRST_FONT + FONTS.length;

/** The sheets as a PDF file of as many pages: one millimetre of a sheet is one millimetre on paper printed at 100%. */
export function renderPdf(sheets: readonly Sheet[]): string {
  const fonts = FONTS.map((_, index) => `/F${index} ${FIRST_FONT + index} 0 R`).join(" ");
  const pages = sheets.flatMap((sheet, index) => {
    const [width, height] = [sheet.size.width, sheet.size.height].map((side) => short(side * POINTS_PER_MILLIMETRE));
    const content = renderSheet(sheet);
    return [
      `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<<${fonts}>>>>/Contents ${FIRST_PAGE + 2 * index + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ];
  });
  const kids = sheets.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(" ");
  return renderFile([
    // Viewers that follow this do not offer to fit the page to the paper.
    `<</Type/Catalog/Pages ${PAGES} 0 R/ViewerPreferences<</PrintScaling/None>>>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${sheets.length}>>`,
    ...FONTS.map((font) => `<</Type/Font/Subtype/Type1/BaseFont/${font}/Encoding/WinAnsiEncoding>>`),
    ...pages,
  ]);
}

function renderFile(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root ${CATALOGUE} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Millimetres from the top left corner, where PDF counts points from the lower left corner. */
function renderSheet({ size, window, outlines, lines, texts }: Sheet): string {
  const scale = short(POINTS_PER_MILLIMETRE);
  const { x, y, width, height } = window;
  return [
    `${scale} 0 0 -${scale} 0 ${short(size.height * POINTS_PER_MILLIMETRE)} cm`,
    "q",
    `${short(x)} ${short(y)} ${short(width)} ${short(height)} re W n`,
    ...outlines.map(renderLine),
    "Q",
    ...lines.map(renderLine),
    "0 g",
    ...texts.map(renderText),
  ].join("\n");
}

function renderLine({ points, closed, width, colour, dashes }: SheetLine): string {
  const path = points.map(({ x, y }, index) => `${short(x)} ${short(y)} ${index === 0 ? "m" : "l"}`);
  return [`${redGreenBlue(colour)} RG`, `${width} w`, `[${dashes.join(" ")}] 0 d`, ...path, closed ? "s" : "S"].join(
    " ",
  );
}

function renderText({ x, y, content, plain, fontSize, bold }: SheetText): string {
  const text = encode(content) ?? encode(plain) ?? "";
  // The text is turned upright again, since the page counts downwards.
  return `BT /F${bold ? 1 : 0} ${fontSize} Tf 1 0 0 -1 ${short(x)} ${short(y)} Tm (${text}) Tj ET`;
}

function redGreenBlue(colour: string): string {
  return [1, 3, 5].map((at) => short(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(" ");
}

/** Signs that WinAnsiEncoding lacks and that have a usual replacement. */
const REPLACEMENTS: Readonly<Record<string, string>> = { "″": '"', "′": "'", "−": "-", "\u202f": " ", "\u200e": "" };

/** What WinAnsiEncoding has beside Latin-1, in the order of its codes from 128; a space has no character. */
const FURTHER = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The text as the content of a PDF string, or null where the font lacks a character. */
function encode(content: string): string | null {
  let encoded = "";
  for (const character of content.replace(/[″′−\u202f\u200e]/g, (sign) => REPLACEMENTS[sign] ?? sign)) {
    const code = codeOf(character);
    if (code === null) return null;
    encoded += code > 0x7e || /[\\()]/.test(character) ? `\\${code.toString(8).padStart(3, "0")}` : character;
  }
  return encoded;
}

function codeOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  const at = FURTHER.indexOf(character);
  return at === -1 ? null : 128 + at;
}

/** Five decimals are below a thousandth of a millimetre on the largest sheet. */
function short(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
