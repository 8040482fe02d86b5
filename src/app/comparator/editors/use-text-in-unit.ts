import { useState } from "react";
import { numberText, positiveNumber } from "../../../domain/display/number-text.ts";
import { convertLength, type Unit } from "../../../domain/display/unit.ts";

interface Typed {
  readonly text: string;
  readonly unit: Unit;
  readonly held: string;
}

/**
 * A field in the unit of lengths for a text that the editor holds in centimetres (D36). What was typed shows as it was typed;
 * after a change from elsewhere the held length shows. Text that is no number passes unchanged.
 */
export function useTextInUnit(held: string, unit: Unit) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isTyped = typed !== null && typed.held === held && typed.unit === unit;
  return {
    text: isTyped ? typed.text : converted(held, "cm", unit),
    /** The typed text as the editor holds it. */
    hold(text: string): string {
      const next = converted(text, unit, "cm");
      setTyped({ text, unit, held: next });
      return next;
    },
  };
}

function converted(text: string, from: Unit, to: Unit): string {
  const length = from === to ? null : positiveNumber(text.trim().replace(",", "."));
  return length === null ? text : numberText(convertLength(length, from, to));
}
