import type { ComponentProps, ReactNode } from "react";
import { hasUnit } from "#comparison/distance.ts";
import { isTyped } from "#comparison/state.ts";
import { shownText } from "#comparison/typed.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import type { Unit } from "#domain/display/unit.ts";
import { distanceTo } from "#domain/viewing/seat.ts";
import { Button } from "#ui/button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { editors as words } from "#words/page/editors.ts";
import { decimalMark, typedFigure } from "#words/page/numbers.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";

interface LengthRowProps extends FieldProps {
  /** Of a number without one (D36). */
  unit: Unit;
}

interface DistanceRowProps extends LengthRowProps {
  /** From where the others are seen, in centimetres; null while nobody has typed it. */
  common: number | null;
}

/** From where this screen is seen, if not from the common distance (D32). */
export function DistanceRow({ common, ...row }: DistanceRowProps) {
  const { entry, unit, dispatch } = row;
  const { distance: own, ...others } = entry.screen;
  const text = shownText(entry.editor.distance, unit);
  // What the visitor has written stays as it is: `1,000 mm` may be a thousand.
  const isOwn = isTyped(entry, "distance") && text === entry.editor.distance.text;
  return (
    <LengthRow
      {...row}
      field="distance"
      caption={words.distance.label}
      input={{ value: isOwn ? text : typedFigure(text) }}
    >
      {own !== undefined && (
        <Button look="link" onClick={() => dispatch({ type: "remove-distance", id: entry.id })}>
          {words.distance.back(distanceTo(others, common), unit)}
        </Button>
      )}
    </LengthRow>
  );
}

/** How far above the line of a row the screen stands, with a minus sign below it (D56). */
export function RaisedRow(row: LengthRowProps) {
  return (
    <LengthRow
      {...row}
      field="raised"
      caption={row.label}
      // A phone's pad for decimals has no minus sign.
      input={{ placeholder: "0", inputMode: "text", decimalMark, accept: acceptSigned }}
    />
  );
}

/** A number that may begin with one minus sign. */
function acceptSigned(current: string, changed: string): string {
  const [, sign = "", number = ""] = /^\s*([-−–]?)(.*)$/s.exec(changed) ?? [];
  const former = current.replace(/^-/, "");
  const accepted = acceptNumberText(former, number);
  return accepted === former && number !== former ? current : `${sign && "-"}${accepted}`;
}

function LengthRow({
  field,
  caption,
  input,
  children,
  ...props
}: LengthRowProps & {
  field: "distance" | "raised";
  caption: string;
  input?: Partial<ComponentProps<typeof NumberField>>;
  children?: ReactNode;
}) {
  const { entry, label, unit, errorId, dispatch, ref } = props;
  const { id, editor, typed } = entry;
  const text = shownText(editor[field], unit);
  const isWrong = typed.errors.includes(field);
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>{caption}</span>
      <span className={`${styles.set} level-row fine`}>
        <NumberField
          ref={ref}
          aria-label={label}
          data-field={field}
          className={styles.distance}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={text}
          onChange={(changed) => dispatch({ type: "type", id, field, text: changed, unit })}
          {...input}
        />
        {!hasUnit(text) && words.unit.symbol[unit]}
        {children}
      </span>
    </div>
  );
}
