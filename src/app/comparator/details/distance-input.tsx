import { useId } from "react";
import styles from "./details.module.css";
import type { Distance } from "./use-distance.ts";

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
        className={styles.action}
        aria-label={`Unit of the distance: ${distance.unit === "cm" ? "centimetres" : "inches"}`}
        onClick={distance.toggleUnit}
      >
        {distance.unit === "cm" ? "cm" : "in"}
      </button>
    </div>
  );
}
