import { isNumbered, type ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, boxAround, grown } from "../box.ts";
import { type Canvas, isWide, textSize } from "../canvas.ts";
import type { Label, Outline, Scene } from "../marks.ts";
import { placeRowLabels } from "../row/place-row-labels.ts";
import type { LabelText } from "../scene-texts.ts";
import { fitText, textWidth } from "../text-width.ts";
import { leaderBox, SHARED } from "./leaders.ts";
import { type LabelledOutline, placeOnLines } from "./place-on-lines.ts";
import type { Lined } from "./walls.ts";

/** The widest name as a part of the area's width, and the short form's width in pixels like all lengths here. */
const WIDEST_PART = 0.6;
const SHORT = 150;

/** After a right-to-left name, so that the figures behind it are not drawn in reverse. It has no width. */
const LEFT_TO_RIGHT = "\u200e";

/** With two screens, what is left and right of this distance belongs to the dimensions of their heights. */
const DIMENSIONS = 14;

interface LabelOptions {
  readonly names: ReadonlyMap<ScreenId, LabelText>;
  /** What has lines but no label: seams, films, objects. */
  readonly bare: readonly Lined[];
  /** Whether each screen fits into the space (D38); empty without one. */
  readonly fits: ReadonlyMap<ScreenId, boolean>;
  /** Whether the screens stand in a row and lie in the area. */
  readonly isRow: boolean;
}

/** For the mark of a screen that fits, or does not, behind its name. */
export const FIT_MARK = { radius: 6, width: 17 } as const;

/** A label for each outline that has room for one, in the list's order: its name, or its number among many. */
export function composeLabels(
  outlines: readonly Outline[],
  { names, bare, fits: marks, isRow }: LabelOptions,
  { area, textScale, taken }: Canvas,
): Label[] {
  // With those that are not drawn, as everywhere beside the drawing.
  const numbered = isNumbered(names.size);
  const capsule = capsuleIn(area, numbered, textScale);
  const all = [...names.values()];
  const inListOrder = outlines.toSorted((one, other) => one.number - other.number);
  const labelled = inListOrder.map((outline): LabelledOutline & { outline: Outline; forms: readonly string[] } => {
    const name = names.get(outline.id);
    const forms = numbered || name === undefined ? [String(outline.number)] : nameForms(name, all, area, capsule);
    const extra = numbered || marks.size === 0 ? 0 : FIT_MARK.width;
    return { ...outline, outline, forms, widths: forms.map((form) => capsule.widthOf(form) + extra) };
  });
  const free = outlines.length === 2 ? dimensionStrips(outlines, area) : [];
  const { height } = capsule;
  const places = isRow
    ? placeRowLabels({ area, outlines: labelled, obstacles: taken, height, numbered })
    : placeOnLines({ area, outlines: labelled, bare, obstacles: [...taken, ...free], height });
  return labelled.flatMap(({ outline, forms }) => {
    const place = places.find(({ number }) => number === outline.number);
    if (place === undefined) return [];
    const { form, ...box } = place;
    const { id, colour } = outline;
    const text = { content: forms[form] ?? "", fontSize: capsule.fontSize };
    const fits = numbered ? null : (marks.get(id) ?? null);
    return [{ id, ...box, colour, ring: RING, text, numbered, bold: numbered, fits, opacity: 1 }];
  });
}

/** In which no other mark may lie: a label and its leader. */
export function labelBoxes(label: Label): Box[] {
  return label.leader === null ? [label] : [label, grown(leaderBox(label.leader), SHARED)];
}

const RING = 1.5;
const OPEN_RING = 2.5;

/** The label of the screen that stands out. A number opens to number and name, around its middle and within the area. */
export function openLabel(
  label: Label,
  { names, area, textScale }: Pick<Scene, "names" | "area" | "textScale">,
): Label {
  const opened = { ...label, ring: OPEN_RING, bold: true };
  const text = names.get(label.id);
  if (!label.numbered || text === undefined) return opened;
  const { fontSize, height, widthOf, cut } = capsuleIn(area, false, textScale);
  const name = text.name === null ? String(label.number) : `${label.number} · ${text.name}`;
  const content = cut({ name, size: text.size }, area.width);
  const width = widthOf(content);
  const x = Math.max(0, Math.min(label.x + (label.width - width) / 2, area.width - width));
  const y = Math.max(0, Math.min(label.y + (label.height - height) / 2, area.height - height));
  return { ...opened, x, y, width, height, text: { content, fontSize } };
}

function capsuleIn(area: Size, numbered: boolean, textScale: number) {
  const fontSize = numbered ? 11 * textScale : textSize({ area, textScale });
  const height = (isWide(area) ? 20 : numbered ? 17 : 18) * textScale;
  const padding = (numbered ? 5.5 : 8) * textScale;
  const room = (width: number) => width - 2 * padding;
  const widthOf = (text: string) => Math.max(height, Math.ceil(textWidth(text, fontSize) + 2 * padding));
  /** Name and size; the visitor's own name is cut first. */
  const cut = ({ name, size }: Pick<LabelText, "name" | "size">, widest: number): string => {
    const behind = ` · ${size}`;
    const shown = fitText(name ?? "", room(widest) - textWidth(behind, fontSize), fontSize);
    // Where not one letter of the name fits, the size alone says as much.
    if (name === null || shown === "…") return fitText(size, room(widest), fontSize);
    // The mark that ends a right-to-left name is cut with it.
    const mark = shown !== name && name.endsWith(LEFT_TO_RIGHT) ? LEFT_TO_RIGHT : "";
    return `${shown}${mark}${behind}`;
  };
  return { fontSize, height, widthOf, cut };
}

/** The full name, a short one, the size, and the diagonal where no other screen has it. */
function nameForms(
  text: LabelText,
  all: readonly LabelText[],
  area: Size,
  { cut }: ReturnType<typeof capsuleIn>,
): readonly string[] {
  const { size, diagonal } = text;
  const full = cut(text, WIDEST_PART * area.width);
  const short = cut(text, Math.min(SHORT, WIDEST_PART * area.width));
  const isOnly = all.filter((other) => other.diagonal === diagonal).length === 1;
  const sizeOnly = cut({ name: null, size }, area.width);
  return [...new Set([full, short, sizeOnly, ...(isOnly ? [diagonal] : [])])];
}

function dimensionStrips(outlines: readonly Outline[], area: Size): Box[] {
  const { x, y, width, height } = boxAround(outlines);
  const right = x + width + DIMENSIONS;
  return [
    { x: 0, y, width: x - DIMENSIONS, height },
    { x: right, y, width: area.width - right, height },
  ].filter((strip) => strip.width > 0);
}
