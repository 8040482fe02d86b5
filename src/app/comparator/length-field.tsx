import { type ComponentProps, useRef } from "react";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { beginsUnit, parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import { NumberField } from "#ui/number-field.tsx";
import { decimalMark } from "#words/page/numbers.ts";

interface LengthFieldProps extends Omit<ComponentProps<typeof NumberField>, "accept" | "onRejectedKey"> {
  /** Receives a length whose unit was typed behind the number. */
  onLength(length: WrittenLength): void;
  onRejected(text: string): void;
  /** Called for an `x` or `×` behind the number, which leads to the next side. */
  onTimes?: (() => void) | undefined;
}

/** The number before its unit, the characters of the unit so far, and the inches behind feet. */
interface TypedUnit {
  readonly number: string;
  readonly characters: string;
  readonly inches: string;
}

/** A field for a length. Letters never enter it (S5.1), but a unit typed behind the number is understood (D43). */
export function LengthField({ value, onLength, onTimes, onChange, onBlur, ...rest }: LengthFieldProps) {
  // The `m` in `1.5m` changes the number before the next key may turn it into `mm`.
  const typedUnit = useRef<TypedUnit>(null);

  function typeUnit(character: string) {
    if (onTimes !== undefined && /[x×*]/i.test(character)) {
      onTimes();
      return;
    }
    const { number, characters, inches } = typedUnit.current ?? { number: value, characters: "", inches: "" };
    // The sign for inches behind `5′ 6` adds nothing.
    if (inches !== "") return;
    const unit = characters + character;
    if (!beginsUnit(unit)) return;
    typedUnit.current = { number, characters: unit, inches };
    const length = parseWrittenLength(number + unit);
    if (length !== null) onLength(length);
  }

  /** In `5′ 6` the digit counts inches. Behind the 60 inches that the feet became it would make 606. */
  function typeInches(text: string): boolean {
    const typed = typedUnit.current;
    if (typed === null || !text.startsWith(value)) return false;
    const inches = typed.inches + text.slice(value.length);
    const length = parseWrittenLength(`${typed.number}${typed.characters}${inches}″`);
    if (length === null) return false;
    typedUnit.current = { ...typed, inches };
    onLength(length);
    return true;
  }

  return (
    <NumberField
      value={value}
      decimalMark={decimalMark}
      accept={acceptNumberText}
      onRejectedKey={typeUnit}
      onChange={(text) => {
        if (typeInches(text)) return;
        typedUnit.current = null;
        onChange(text);
      }}
      onBlur={(event) => {
        typedUnit.current = null;
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
