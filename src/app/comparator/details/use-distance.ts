import { useState } from "react";
import { withDecimals } from "../../../domain/display/decimal-text.ts";
import { acceptNumberText, positiveNumber } from "../../../domain/display/number-text.ts";
import { convertLength, otherUnit, type Unit } from "../../../domain/display/unit.ts";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";

const KEY = "distance";

interface Typed {
  readonly text: string;
  readonly unit: Unit;
  /** In which it is shown. What was typed in the other stays as it was, so that no change of units makes it drift. */
  readonly shownIn: Unit;
}

/** One viewing distance for all screens, as it is typed; remembered. The details load after the page, in the browser. */
export function useDistance() {
  const [typed, setTyped] = useState(readDistance);
  const { text, unit, shownIn } = typed;
  const length = positiveNumber(text);
  // Nobody measures how far away they sit to more than a millimetre or two.
  const shown = length === null || unit === shownIn ? text : withDecimals(convertLength(length, unit, shownIn), 0, 1);

  function set(next: Typed) {
    setTyped(next);
    writeLocal(KEY, `${next.text} ${next.unit} ${next.shownIn}`);
  }
  return {
    text: shown,
    unit: shownIn,
    /** In inches; null while nothing usable is typed. */
    inches: length === null ? null : convertLength(length, unit, "in"),
    type: (changed: string) => set({ text: acceptNumberText(shown, changed), unit: shownIn, shownIn }),
    toggleUnit: () => set({ ...typed, shownIn: otherUnit(shownIn) }),
  };
}

export type Distance = ReturnType<typeof useDistance>;

function readDistance(): Typed {
  const [text = "", unit, shownIn] = (readLocal(KEY) ?? "").split(" ");
  const typedIn = readUnit(unit) ?? "cm";
  return { text: acceptNumberText("", text), unit: typedIn, shownIn: readUnit(shownIn) ?? typedIn };
}

function readUnit(text: string | undefined): Unit | null {
  return text === "in" || text === "cm" ? text : null;
}
