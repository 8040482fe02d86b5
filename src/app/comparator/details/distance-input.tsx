import { useId, useState } from "react";
import { hasUnit, isWrongDistance, parseDistance } from "../../../comparison/distance.ts";
import { withDecimals } from "../../../domain/display/decimal-text.ts";
import { convertLength, otherUnit, type Unit } from "../../../domain/display/unit.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";
import { DistanceError } from "../distance-error.tsx";
import styles from "./details.module.css";

export function DistanceInput({ distance }: { distance: Distance }) {
  const id = useId();
  return (
    <div className={styles.distance}>
      <label htmlFor={id}>Viewing distance</label>
      <NumberField
        id={id}
        invalid={distance.isWrong}
        aria-describedby={distance.isWrong ? `${id}-error` : undefined}
        value={distance.text}
        onChange={distance.type}
        onBlur={distance.finish}
      />
      <Button look="value" aria-label={`Unit of the distance: ${distance.unit}`} onClick={distance.toggleUnit}>
        {distance.unit}
      </Button>
      {distance.isWrong && <DistanceError id={`${id}-error`} />}
    </div>
  );
}

const KEY = "distance";

interface Typed {
  readonly text: string;
  /** The unit of a number without one. */
  readonly unit: Unit;
  /** The unit shown now. The typed text stays as it is, so that toggling the unit never makes it drift. */
  readonly shownIn: Unit;
}

/** One remembered viewing distance for all screens. Reads storage at once, since details never render on the server. */
export function useDistance() {
  const [typed, setTyped] = useState(readDistance);
  const { text, unit, shownIn } = typed;
  const centimetres = parseDistance(text, unit);
  const inShownUnit = (length: number) => withDecimals(convertLength(length, "cm", shownIn), 0, 1);
  // A millimetre is precise enough.
  const shown = centimetres === null || unit === shownIn ? text : inShownUnit(centimetres);

  function set(next: Typed) {
    setTyped(next);
    writeLocal(KEY, `${next.text.replaceAll(/\s/g, "")} ${next.unit} ${next.shownIn}`);
  }
  return {
    text: shown,
    unit: shownIn,
    isWrong: isWrongDistance(text, unit),
    /** In inches; null while no distance is typed. */
    inches: centimetres === null ? null : convertLength(centimetres, "cm", "in"),
    type: (changed: string) => set({ text: changed, unit: shownIn, shownIn }),
    /** Shows a distance with a unit of its own in the unit beside the input. */
    finish: () => {
      if (centimetres !== null && hasUnit(text)) set({ text: inShownUnit(centimetres), unit: shownIn, shownIn });
    },
    toggleUnit: () => set({ ...typed, shownIn: otherUnit(shownIn) }),
  };
}

export type Distance = ReturnType<typeof useDistance>;

function readDistance(): Typed {
  const [text = "", unit, shownIn] = (readLocal(KEY) ?? "").split(" ");
  const typedIn = readUnit(unit) ?? "cm";
  return { text, unit: typedIn, shownIn: readUnit(shownIn) ?? typedIn };
}

function readUnit(text: string | undefined): Unit | null {
  return text === "in" || text === "cm" ? text : null;
}
