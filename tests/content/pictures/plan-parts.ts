/** What the plans and small pictures of the articles are made of. Lengths in pixels of the picture. */

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Of its words. */
  readonly size: number;
}

/** The outlines’ colours (`src/drawing/colours.ts`): 3:1 and more on both grounds. */
export const BLUE = "#2f6bff";
export const GREEN = "#0c8840";
export const PINK = "#e846bd";
export const ORANGE = "#ba3c03";
export const TEAL = "#039290";

const STYLE = [
  ".g{fill:#f6f8fa}.s{fill:#fff}.i{fill:#14181c}.m{fill:#59636e}.l{stroke:#59636e}.k{stroke:#14181c}",
  "@media(prefers-color-scheme:dark)",
  "{.g{fill:#0f1317}.s{fill:#1c2229}.i{fill:#e8ecf0}.m{fill:#97a3af}.l{stroke:#97a3af}.k{stroke:#e8ecf0}}",
  // Words that are 12 px high on a phone would be headings on a desktop, where the whole picture is larger.
  "@media(min-width:600px){.t{transform:scale(.64)}}",
].join("");

export function drawPicture({ width, height, title, size }: Picture, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" font-family="Inter, system-ui, sans-serif" font-size="${size}" font-weight="600">`,
    `<title id="t">${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="g" width="${width}" height="${height}"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

type Point = readonly [x: number, y: number];

export function words(at: Point, text: string, anchor: "start" | "middle" | "end" = "middle"): string {
  return wordsAs(at, text, `text-anchor="${anchor}"`);
}

export function wordsAs([x, y]: Point, text: string, attributes: string, ink: "i" | "m" = "i"): string {
  return `<text class="${ink}" x="${px(x)}" y="${px(y)}" ${attributes}>${text}</text>`;
}

export function line(from: Point, to: Point, attributes = 'class="l" stroke-width="2"'): string {
  return `<path d="M${point(from)}L${point(to)}" fill="none" ${attributes}/>`;
}

export const dashed = 'class="l" stroke-width="2" stroke-dasharray="6 5"';

export function shape(points: readonly Point[], attributes: string): string {
  return `<path d="M${points.map(point).join("L")}Z" ${attributes}/>`;
}

export function box([x, y]: Point, width: number, height: number, attributes: string): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" ${attributes}/>`;
}

/** An eye, seen from above. */
export function eye([x, y]: Point, radius = 9): string {
  return `<circle class="i" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;
}

/** A level dimension line between two ends, with its figure in the middle. */
export function acrossFrom(from: number, to: number, y: number, figure: string, room: number): string {
  const middle = (from + to) / 2;
  return [
    line([from, y], [middle - room / 2, y]),
    line([middle + room / 2, y], [to, y]),
    line([from, y - 7], [from, y + 7]),
    line([to, y - 7], [to, y + 7]),
    words([middle, y + 9], figure),
  ].join("");
}

/** An upright dimension line, with its figure to the right of it. */
export function downFrom(from: number, to: number, x: number, figure: string): string {
  return [
    line([x, from], [x, to]),
    line([x - 7, from], [x + 7, from]),
    line([x - 7, to], [x + 7, to]),
    words([x + 14, (from + to) / 2 + 9], figure, "start"),
  ].join("");
}

const point = ([x, y]: Point) => `${px(x)} ${px(y)}`;

/** In tenths of a pixel. */
const px = (value: number) => String(Number(value.toFixed(1)));
