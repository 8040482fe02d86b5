import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { hasUnit } from "#comparison/distance.ts";
import { shownLength } from "#comparison/editor-values.ts";
import type { SideBySide } from "#comparison/reducer.ts";
import { isTyped } from "#comparison/state.ts";
import { shownText } from "#comparison/typed.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { SET_COUNTS } from "#domain/display/screen.ts";
import { acceptName, screenName } from "#domain/display/screen-name.ts";
import type { Unit } from "#domain/display/unit.ts";
import { distanceTo } from "#domain/viewing/seat.ts";
import { Button } from "#ui/button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { TextField } from "#ui/text-field.tsx";
import { editors as words } from "#words/page/editors.ts";
import { decimalMark, typedFigure } from "#words/page/numbers.ts";
import { screens } from "#words/page/screens.ts";
import { site } from "#words/page/site.ts";
import { LengthField } from "../length-field.tsx";
import type { LengthHandlers, WrittenLengths } from "../use-written-lengths.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";
import { useLeave } from "./use-leave.ts";

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
      <span className={`${styles.label} fine`}>{caption}</span>
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

interface NameInputProps extends Omit<FieldProps, "errorId"> {
  /** The field lost the focus. */
  onClose(): void;
}

/** The screen's name, which acts as it is typed; before there is one, what the screen was added for (D47). Without the characters that no name may have. */
export function NameInput({ entry: { id, editor, screen }, label, onClose, dispatch, ref }: NameInputProps) {
  const [former] = useState(editor.name);
  const type = (text: string) => dispatch({ type: "type", id, field: "name", text });
  const leave = useLeave(() => {
    // Without spaces at its ends. A pasted name still waits.
    if (screenName(editor.name) === (screen.name ?? null)) dispatch({ type: "reset", id, field: "name" });
    onClose();
  });

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || editor.name === former) return;
    event.preventDefault();
    event.stopPropagation();
    type(former);
  }
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={`${styles.label} fine`}>{label}</span>
      <TextField
        ref={ref}
        className={styles.nameField}
        aria-label={label}
        data-field="name"
        placeholder={screens.relationText(screen) ?? ""}
        value={editor.name}
        onChange={(event) => type(acceptName(event.currentTarget.value))}
        onKeyDown={handleKey}
        onBlur={leave}
      />
    </div>
  );
}

interface SetRowProps extends FieldProps {
  /** Of the shown gap. */
  unit: Unit;
  written: WrittenLengths;
}

/** The row of a set (D29): how many are side by side, and the gap between them in the unit of lengths (D36). */
export function SetRow({ entry, label, unit, written, errorId, dispatch, ref }: SetRowProps) {
  const { id, screen, editor, typed } = entry;
  const isWrong = typed.errors.includes("gap");
  const type = (text: string, typedUnit: Unit) => dispatch({ type: "type", id, field: "gap", text, unit: typedUnit });
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={`${styles.label} fine`}>{words.set.label}</span>
      <span className={`${styles.set} level-row fine`}>
        <Stepper
          label={words.set.count}
          value={screen.count ?? 1}
          least={1}
          most={SET_COUNTS.at(-1) ?? 1}
          step={1}
          unit=""
          words={site.stepper}
          onChange={(count) => dispatch({ type: "set-count", id, count: count as SideBySide })}
        />
        {words.set.gap}
        <LengthField
          ref={ref}
          aria-label={label}
          data-field="gap"
          className={styles.gap}
          placeholder="0"
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={shownText(editor.gap, unit)}
          onChange={(text) => type(text, unit)}
          {...written.field({ place: "gap", unit, write: ({ length }) => length && type(length.text, length.unit) })}
        />
        {words.unit.symbol[unit]}
      </span>
    </div>
  );
}

interface DiagonalInputProps extends Omit<FieldProps, "label"> {
  /** Takes sizes that are pasted, or typed with their unit. */
  size: LengthHandlers;
  invalid: boolean;
}

/** The diagonal and its unit. */
export function DiagonalInput({ entry: { id, editor }, size, invalid, errorId, dispatch, ref }: DiagonalInputProps) {
  return (
    <span className={styles.fields}>
      <LengthField
        ref={ref}
        aria-label={words.diagonal.label}
        data-field="length"
        className={`${styles.length} ${styles.joined}`}
        value={shownLength(editor)}
        invalid={invalid}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "length", text })}
        {...size}
      />
      <UnitButton unit={editor.unit} onClick={() => dispatch({ type: "toggle-unit", id })} />
    </span>
  );
}

/** Joined to the field for a length, whose unit a press changes. */
export function UnitButton({ unit, onClick }: { unit: Unit; onClick(): void }) {
  return (
    <Button
      look="value"
      className={`${styles.unit} ${styles.joinedEnd}`}
      data-unit={unit}
      data-tooltip={words.unit.change[unit]}
      onClick={onClick}
    >
      {words.unit.name[unit]}
    </Button>
  );
}
