import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { numberText } from "../../../domain/display/number-text.ts";
import { MAX_GAP } from "../../../domain/display/screen.ts";
import { convertLength, type Unit } from "../../../domain/display/unit.ts";
import { parseWrittenLength, type WrittenLength } from "../../../domain/display/written-length.ts";
import { Button } from "../../../ui/button.tsx";
import { LengthField } from "../length-field.tsx";
import { refusalText, understoodLength } from "../understood-text.ts";
import styles from "./editor.module.css";
import { limitText } from "./limit-text.ts";
import { useTextInUnit } from "./use-text-in-unit.ts";
import type { WrittenSizes } from "./use-written-sizes.ts";

interface SetRowProps {
  entry: Entry;
  label: string;
  /** Of the shown gap. */
  unit: Unit;
  sizes: WrittenSizes;
  dispatch: Dispatch<ComparisonAction>;
  /** Offers other counts beside the pressed button. */
  onCount(anchor: HTMLElement): void;
  /** The input of the gap. */
  ref: Ref<HTMLInputElement>;
}

/**
 * The row of a set (D29): how many are side by side, and the gap between them in the unit of lengths (D36). A gap beyond 10 cm is
 * refused.
 */
export function SetRow({ entry: { id, editor }, label, unit, sizes, dispatch, onCount, ref }: SetRowProps) {
  const shown = useTextInUnit(editor.gap, unit);
  const tooWide = `A gap is ${limitText(MAX_GAP, unit)} at most.`;

  function type(text: string) {
    const gap = shown.hold(text);
    if (Number(gap) > MAX_GAP) sizes.showNote(tooWide);
    else dispatch({ type: "type", id, field: "gap", text: gap });
  }

  function write(length: WrittenLength) {
    const written = length.unit ?? unit;
    const gap = written === "cm" ? length.number : numberText(convertLength(Number(length.number), written, "cm"));
    if (Number(gap) > MAX_GAP) return sizes.showNote(tooWide);
    dispatch({ type: "type", id, field: "gap", text: gap });
    sizes.showNote(understoodLength(length, written), { ...editor, gap });
  }

  function paste(text: string) {
    const length = parseWrittenLength(text);
    if (length === null) sizes.showNote(refusalText(text));
    else write(length);
  }

  return (
    <div className={`${styles.row} wrapping`}>
      <Button
        look="value"
        className={styles.count}
        aria-haspopup="menu"
        onClick={(event) => onCount(event.currentTarget)}
      >
        {editor.count} side by side
      </Button>
      <span className={`${styles.gap} fine`}>
        gap
        <LengthField
          ref={ref}
          aria-label={label}
          placeholder="0"
          value={shown.text}
          onChange={type}
          onLength={write}
          onRejected={paste}
        />
        {unit}
      </span>
    </div>
  );
}
