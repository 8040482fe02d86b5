import { useState } from "react";
import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import { CopyDetails } from "./copy-details.tsx";
import styles from "./details.module.css";
import { DetailsTable } from "./details-table.tsx";
import { DistanceInput } from "./distance-input.tsx";
import { DistanceTable } from "./distance-table.tsx";
import { useDistance } from "./use-distance.ts";

/** Sizes and differences of all screens against a chosen one, and what they come to at a viewing distance. */
export function DetailsContent({ screens }: { screens: readonly DrawnScreen[] }) {
  const [baseId, setBaseId] = useState<number | null>(null);
  const distance = useDistance();
  const base = screens.find(({ id }) => id === baseId) ?? screens[0];
  if (base === undefined) return <p className={styles.nothing}>Add a screen to see its sizes.</p>;
  return (
    <div className={styles.content}>
      <DetailsTable screens={screens} base={base} onBase={setBaseId} />
      <div className={styles.tools}>
        <DistanceInput distance={distance} />
        <CopyDetails screens={screens} base={base} />
      </div>
      <DistanceTable screens={screens} distance={distance.inches} unit={distance.unit} />
    </div>
  );
}
