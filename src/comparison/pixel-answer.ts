import { timesCount } from "../domain/display/display-text.ts";
import { resolutionOf, resolutionText } from "../domain/display/resolution.ts";
import { asPixels, roomOf, scalingOf } from "../domain/display/scaling.ts";
import type { Screen } from "../domain/display/screen.ts";
import { areaOf } from "../domain/geometry/size.ts";
import { type AnswerPart, figurePart, screenPart, textPart } from "./answer-part.ts";
import { type AnswerRow, differencesOf } from "./answer-row.ts";
import { differenceSentence } from "./difference-sentence.ts";
import type { Comparison } from "./state.ts";
import { roomText, textBaseOf } from "./text-sentence.ts";

/** One screen of the answer in pixels (D46). `size` and `measures` stay the true ones, and the base stays the chosen one. */
export interface PixelRow extends AnswerRow {
  /** Null without a resolution: the screen is not drawn. */
  readonly pixels: DrawnPixels | null;
  /** How what is drawn differs from the base, or from the first screen with a resolution where the base has none. */
  readonly differences: AnswerRow["differences"];
}

export interface DrawnPixels {
  /** `3840×2160`, of a set `2 × 2560×1440` */
  readonly resolution: string;
  /** In percent. */
  readonly scaling: number;
  /** What the operating system works with: `3072×1728`. */
  readonly room: string;
}

/** The rows of an answer with what is drawn of them. */
export function pixelRows(rows: readonly AnswerRow[], comparison: Comparison): readonly PixelRow[] {
  const base = textBaseOf(comparison);
  return rows.map((row) => {
    const drawn = asPixels(row.screen);
    const baseDrawn = base === null || base.id === row.id ? null : asPixels(base.screen);
    return {
      ...row,
      pixels: pixelsOf(row.screen),
      differences: drawn === null || baseDrawn === null ? null : differencesOf(drawn, baseDrawn),
    };
  });
}

function pixelsOf(screen: Screen): DrawnPixels | null {
  const [resolution, room] = [resolutionOf(screen), roomOf(screen)];
  if (resolution === null || room === null) return null;
  const each = timesCount(screen);
  return { resolution: each + resolutionText(resolution), scaling: scalingOf(screen), room: roomText(room) };
}

/** The largest drawn one first. What is not drawn comes last. */
export function byPixels(one: AnswerRow, other: AnswerRow): number {
  return drawnArea(other) - drawnArea(one);
}

function drawnArea({ screen }: AnswerRow): number {
  const room = roomOf(screen);
  return room === null ? 0 : Number(areaOf(room).toPrecision(12));
}

/**
 * `In pixels, 34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.` Null from three screens on, as long as one of
 * them is drawn.
 */
export function pixelSentence(rows: readonly PixelRow[]): readonly AnswerPart[] | null {
  const drawn = rows.filter(({ pixels }) => pixels !== null);
  const [first] = drawn;
  if (first === undefined) {
    const none = rows.length === 1 ? "the screen has no resolution" : "no screen has a resolution";
    return [textPart(`In pixels, nothing is drawn: ${none}.`)];
  }
  if (rows.length > 2) return null;
  const subject = drawn.find(({ differences }) => differences !== null);
  const base = drawn.find((row) => row !== subject);
  if (subject !== undefined && base !== undefined) {
    return [textPart("In pixels, "), ...differenceSentence(subject, base)];
  }
  const missing = rows.find(({ pixels }) => pixels === null);
  return [
    textPart("In pixels, "),
    screenPart(first),
    textPart(first.verb === "are" ? " show " : " shows "),
    figurePart(first.pixels?.room ?? ""),
    textPart("."),
    ...(missing === undefined
      ? []
      : [textPart(" "), screenPart(missing), textPart(` ${missing.verb === "are" ? "have" : "has"} no resolution.`)]),
  ];
}
