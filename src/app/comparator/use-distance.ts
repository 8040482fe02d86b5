import { useState } from "react";
import { acceptNumberText, positiveNumber } from "../../domain/display/number-text.ts";
import { convertLength, otherUnit, type Unit } from "../../domain/display/unit.ts";
import { readPreference, writePreference } from "../browser/preferences.ts";

const KEY = "distance";

/** One viewing distance for all screens, as it is typed; remembered. The details load after the page, in the browser. */
export function useDistance() {
  const [typed, setTyped] = useState(() => readDistance());
  const length = positiveNumber(typed.text);

  function set(next: { text: string; unit: Unit }) {
    setTyped(next);
    writePreference(KEY, `${next.text} ${next.unit}`);
  }
  return {
    text: typed.text,
    unit: typed.unit,
    /** In inches; null while nothing usable is typed. */
    inches: length === null ? null : convertLength(length, typed.unit, "in"),
    type: (text: string) => set({ ...typed, text: acceptNumberText(typed.text, text) }),
    /** The number stays, the unit changes: nobody measures a distance to the inch and wants it converted. */
    toggleUnit: () => set({ ...typed, unit: otherUnit(typed.unit) }),
  };
}

export type Distance = ReturnType<typeof useDistance>;

function readDistance(): { text: string; unit: Unit } {
  const [text = "", unit] = (readPreference(KEY) ?? "").split(" ");
  return { text: acceptNumberText("", text), unit: unit === "in" ? "in" : "cm" };
}
