import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import { MAX_GAP } from "../../../domain/display/screen.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import styles from "./editor.module.css";
import { useTextInUnit } from "./use-text-in-unit.ts";

interface SetRowProps {
  entry: Entry;
  label: string;
  /** Of the shown gap. */
  unit: Unit;
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
export function SetRow({ entry: { id, editor }, label, unit, dispatch, onCount, ref }: SetRowProps) {
  const shown = useTextInUnit(editor.gap, unit);

  function type(text: string) {
    const gap = shown.hold(text);
    if (!(Number(gap) > MAX_GAP)) dispatch({ type: "type", id, field: "gap", text: gap });
  }

  return (
    <div className={styles.row}>
      <Button
        look="value"
        className={styles.count}
        aria-haspopup="menu"
        onClick={(event) => onCount(event.currentTarget)}
      >
        {editor.count} side by side
      </Button>
      <span className={styles.gap}>
        gap
        <NumberField
          ref={ref}
          aria-label={label}
          accept={acceptNumberText}
          placeholder="0"
          value={shown.text}
          onChange={type}
        />
        {unit}
      </span>
    </div>
  );
}
