import { CAPITALS } from "../definitions.ts";
import { density, figure, mm } from "../figures.ts";
import { type Bitmap, LETTER, WORDS } from "../letters.ts";
import { downFrom, drawPicture, line, words, wordsAs } from "./plan-parts.ts";

interface Shown {
  /** As in an address, by its real shape. */
  readonly screen: string;
  readonly across: number;
  readonly name: string;
  /** The size of ordinary text in pixels: 16 × the scaling. */
  readonly text: 16 | 20 | 24 | 32;
  /** The share to which the picture is shrunk before it is shown, as macOS does. */
  readonly shrunk?: number;
}

/** Pixels of the picture to a millimetre on the screens. */
const SCALE = 31;
const FIGURE = { width: 832, inset: 32, pitch: 226, size: 28 };
const CARD = { width: 336, height: 176, size: 20 };
const INCH = 25.4;

/** The same words in the pixels of several screens, all to one scale. */
function figureOf(title: string, shown: readonly Shown[]): string {
  const { width, inset, pitch, size } = FIGURE;
  const parts = shown.flatMap((screen, index) => {
    const top = index * pitch;
    const bitmap = bitmapOf(screen, WORDS);
    const pixel = (INCH / density(screen.screen, screen.across)) * SCALE;
    const baseline = top + 184;
    const capitals = CAPITALS * screen.text * (screen.shrunk ?? 1) * pixel;
    const edge = inset + Math.max(...bitmap.rows.map((row) => row.length)) * pixel + 28;
    return [
      ...(index === 0 ? [] : [line([inset, top], [width - inset, top], 'class="l" stroke-opacity="0.35"')]),
      wordsAs([inset, top + 44], screen.name, ""),
      wordsAs(
        [width - inset, top + 44],
        `${figure(density(screen.screen, screen.across))} pixels per inch`,
        'text-anchor="end" font-weight="450"',
        "m",
      ),
      pixelsAt(inset, baseline - bitmap.above * pixel, bitmap, pixel),
      downFrom(baseline - capitals, baseline, edge, mm(capitals / SCALE / INCH)),
    ];
  });
  return drawPicture({ width, height: shown.length * pitch, size, title }, parts);
}

/** One letter in the pixels of two screens, for the list. */
function cardOf(title: string, shown: readonly (Shown & { readonly label: string })[]): string {
  const [first] = shown;
  if (first === undefined) throw new Error("no screen");
  const scale = CARD_LETTER / bitmapOf(first, LETTER).above / (INCH / density(first.screen, first.across));
  const parts = shown.flatMap((screen, index) => {
    const bitmap = bitmapOf(screen, LETTER);
    const pixel = (INCH / density(screen.screen, screen.across)) * scale;
    const middle = (CARD.width * (2 * index + 1)) / 4;
    const wide = Math.max(...bitmap.rows.map((row) => row.length)) * pixel;
    return [pixelsAt(middle - wide / 2, 128 - bitmap.above * pixel, bitmap, pixel), words([middle, 160], screen.label)];
  });
  return drawPicture({ ...CARD, title }, parts);
}

/** How high the letter of the first screen is. */
const CARD_LETTER = 100;

function bitmapOf({ text, shrunk = 1 }: Shown, of: Readonly<Record<number, Bitmap>>): Bitmap {
  const bitmap = of[text];
  if (bitmap === undefined) throw new Error(`no letters of ${text} pixels`);
  return shrunk === 1 ? bitmap : shrink(bitmap, shrunk);
}

/** Each pixel is the average of what it covers. */
function shrink({ above, rows }: Bitmap, share: number): Bitmap {
  const levels = rows.map((row) => [...row].map((digit) => (digit === "." ? 0 : Number.parseInt(digit, 16))));
  // The baseline stays between two rows.
  const down = Math.ceil(above * share);
  const start = above - down / share;
  const [high, wide] = [Math.ceil((rows.length - start) * share), Math.ceil((levels[0]?.length ?? 0) * share)];
  const covered = (from: number, index: number) =>
    Math.max(0, Math.min(from + 1 / share, index + 1) - Math.max(from, index));
  const at = (y: number, x: number) => {
    const [top, left] = [start + y / share, x / share];
    let sum = 0;
    for (const [j, row] of levels.entries()) {
      const part = covered(top, j);
      if (part > 0) for (const [i, level] of row.entries()) sum += level * part * covered(left, i);
    }
    return Math.round(sum * share * share);
  };
  const shrunkRows = Array.from({ length: high }, (_, y) =>
    Array.from({ length: wide }, (__, x) => at(y, x))
      .map((level) => (level === 0 ? "." : level.toString(16)))
      .join(""),
  );
  return { above: down, rows: shrunkRows };
}

/** One path for each level of grey, so that a picture has few elements. */
function pixelsAt(left: number, top: number, { rows }: Bitmap, pixel: number): string {
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const { 0: run, 1: level = "", index } of row.matchAll(/([1-9a-f])\1*/g)) {
      paths.set(level, `${paths.get(level) ?? ""}M${index} ${y}h${run.length}v1h-${run.length}z`);
    }
  }
  const drawn = [...paths]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([level, path]) => `<path class="i" fill-opacity="${(Number.parseInt(level, 16) / 15).toFixed(2)}" d="${path}"/>`,
    );
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${pixel.toFixed(3)})" shape-rendering="crispEdges">${drawn.join("")}</g>`;
}

const M24 = { screen: "24in-16x9", across: 1920, text: 16 } as const;
const M27 = { screen: "27in-16x9", across: 2560, text: 16 } as const;
const M27_4K = { screen: "27in-16x9", across: 3840, text: 24 } as const;
const M32 = { screen: "31.5in-16x9", across: 2560, text: 16 } as const;
const MAC_4K = { screen: "27in-16x9", across: 3840, text: 32, shrunk: 0.75 } as const;
const MAC_32_4K = { screen: "31.5in-16x9", across: 3840, text: 32, shrunk: 0.75 } as const;
const MACBOOK = { screen: "14.2in-3024x1964", across: 3024, text: 32 } as const;
const WIDE = { screen: "34in-3440x1440", across: 3440, text: 16 } as const;
const COARSE_WIDE = { screen: "34in-2560x1080", across: 2560, text: 16 } as const;
const M32_4K = { screen: "31.5in-16x9", across: 3840, text: 20 } as const;
const MAC_5K = { screen: "27in-16x9", across: 5120, text: 32 } as const;

export const pictures = {
  "what-is-a-good-ppi": () =>
    figureOf("The same words in the pixels of three monitors", [
      { ...M24, name: "24″ 1080p, 100%" },
      { ...M27, name: "27″ 1440p, 100%" },
      { ...M27_4K, name: "27″ 4K, 150%" },
    ]),
  "monitor-24-or-27-at-1080p": () =>
    figureOf("The same words in the pixels of a 24″ and of two 27″ monitors", [
      { ...M24, name: "24″ 1080p" },
      { ...M27, across: 1920, name: "27″ 1080p" },
      { ...M27, name: "27″ 1440p" },
    ]),
  "monitor-1440p-or-4k": () =>
    figureOf("The same words in the pixels of two 27″ monitors and of a 32″", [
      { ...M27, name: "27″ 1440p, 100%" },
      { ...M27_4K, name: "27″ 4K, 150%" },
      { ...M32, name: "31.5″ 1440p, 100%" },
    ]),
  "monitor-1440p-or-4k-thumbnail": () =>
    cardOf("A letter in the pixels of a 27″ at 1440p and at 4K", [
      { ...M27, name: "", label: "1440p" },
      { ...M27_4K, name: "", label: "4K" },
    ]),
  "mac-monitors-4k-or-5k": () =>
    figureOf("The same words on a Mac in the pixels of a 27″ with 1440p, 4K and 5K", [
      { ...M27, name: "1440p" },
      { ...MAC_4K, name: "4K, shrunk to 75%" },
      { ...MAC_5K, name: "5K, pixel for pixel" },
    ]),
  "monitor-for-a-macbook": () =>
    figureOf("The same words in the pixels of a MacBook Pro, of a 27″ with 5K and of a 31.5″ with 4K", [
      { ...MACBOOK, name: "14″ MacBook Pro" },
      { ...MAC_5K, name: "27″ 5K, exact" },
      { ...MAC_32_4K, name: "31.5″ 4K, shrunk to 75%" },
    ]),
  "ultrawide-34-or-32-inch-4k": () =>
    figureOf("The same words in the pixels of a 34″ ultrawide and of a 31.5″ with 4K", [
      { ...WIDE, name: "34″ 3440×1440, 100%" },
      { ...M32_4K, name: "31.5″ 4K, 125%" },
    ]),
  "ultrawide-resolutions-and-sizes": () =>
    figureOf("The same words in the pixels of two 34″ ultrawides", [
      { ...COARSE_WIDE, name: "34″ 2560×1080" },
      { ...WIDE, name: "34″ 3440×1440" },
    ]),
  "mac-monitors-thumbnail": () =>
    cardOf("A letter on a Mac in the pixels of a 27″ with 4K and with 5K", [
      { ...MAC_4K, name: "", label: "4K" },
      { ...MAC_5K, name: "", label: "5K" },
    ]),
};
