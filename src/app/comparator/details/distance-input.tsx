import { useId, useState } from "react";
import { withDecimals } from "../../../domain/display/decimal-text.ts";
import { acceptNumberText, positiveNumber } from "../../../domain/display/number-text.ts";
import { convertLength, otherUnit, type Unit } from "../../../domain/display/unit.ts";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";
import styles from "./details.module.css";

export function DistanceInput({ distance }: { distance: Distance }) {
  const id = useId();
  return (
    <div className={styles.distance}>
      <label htmlFor={id}>Viewing distance</label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={distance.text}
        onChange={(event) => distance.type(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.unit}
        aria-label={`Unit of the distance: ${distance.unit === "cm" ? "centimetres" : "inches"}`}
        onClick={distance.toggleUnit}
      >
        {distance.unit === "cm" ? "cm" : "in"}
      </button>
    </div>
  );
}

const KEY = "distance";

interface Typed {
  readonly text: string;
  readonly unit: Unit;
  /** The unit shown now. The typed text stays as it is, so that toggling the unit never makes it drift. */
  readonly shownIn: Unit;
}

/** One remembered viewing distance for all screens. Reads storage at once, since details never render on the server. */
export function useDistance() {
  const [typed, setTyped] = useState(readDistance);
  const { text, unit, shownIn } = typed;
  const length = positiveNumber(text);
  // A millimetre is precise enough.
  const shown = length === null || unit === shownIn ? text : withDecimals(convertLength(length, unit, shownIn), 0, 1);

  function set(next: Typed) {
    setTyped(next);
    writeLocal(KEY, `${next.text} ${next.unit} ${next.shownIn}`);
  }
  return {
    text: shown,
    unit: shownIn,
    /** In inches; null while no positive number is typed. */
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
