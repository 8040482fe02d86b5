import type { ColourName } from "../domain/display/colour.ts";
import { displayText, nameText, UNIT_SPACE } from "../domain/display/display-text.ts";
import { relativeText } from "./relative-difference.ts";
import type { Comparison } from "./state.ts";
import { type TextAndRoom, textAndRoomOf } from "./text-and-room.ts";
import { textBaseOf } from "./text-sentence.ts";

/** One screen in a picture of text and room, in words. */
export interface TextFigureRow {
  readonly colour: ColourName;
  /** `27″ 16:9` */
  readonly title: string;
  /** `3840×2160 · 163 ppi · 150%` */
  readonly facts: string;
  /** `1.2% smaller · 16 px = 0.145″`; empty without a resolution. */
  readonly size: string;
  /** `2 windows and 512 px`; empty without a resolution. */
  readonly windows: string;
  readonly text: TextAndRoom | null;
  /** Whether the other rows are compared with it. */
  readonly isBase: boolean;
}

/** Text and room as Details shows them (D45), a row for each screen in the list's order. */
export function textFigureRows(comparison: Comparison): readonly TextFigureRow[] {
  const base = textBaseOf(comparison);
  return comparison.screens.map((listed) => {
    const { screen } = listed;
    const text = textAndRoomOf(listed, comparison);
    const title = screen.name === undefined ? displayText(screen) : nameText(screen.name);
    const row = { colour: screen.colour, title, text, isBase: listed === base };
    if (text === null) return { ...row, facts: "no resolution", size: "", windows: "" };
    const difference = text.difference === null ? "base" : relativeText(text.difference);
    return {
      ...row,
      facts: `${text.resolution} · ${text.density} · ${text.scaling}%`,
      size: `${difference} · 16${UNIT_SPACE}px = ${text.height}`,
      windows: windowsText(text),
    };
  });
}

/** What a small picture has room for: name and resolution. */
export function briefRow(row: TextFigureRow): TextFigureRow {
  return { ...row, facts: row.text?.resolution ?? "", size: "", windows: "" };
}

function windowsText({ windows: { count, left } }: TextAndRoom): string {
  const rest = left === null ? "" : `${count === 0 ? ", " : " and "}${left}`;
  return `${count} ${count === 1 ? "window" : "windows"}${rest}`;
}
