import type { ComparisonSession } from "../use-comparison.ts";
import { CopyDetails } from "./copy-details.tsx";
import styles from "./details.module.css";
import { DetailsTable } from "./details-table.tsx";
import { DistanceInput } from "./distance-input.tsx";
import { DistanceTable } from "./distance-table.tsx";
import { useDistance } from "./use-distance.ts";

/** Sizes, differences from the base, and what each screen looks like from a viewing distance. */
export function DetailsContent({ session }: { session: ComparisonSession }) {
  const { screens, comparison, dispatch } = session;
  const distance = useDistance();
  const base = screens[comparison.base - 1];
  if (base === undefined) return <p className={styles.nothing}>Add a screen to see its sizes.</p>;
  return (
    <div className={styles.content}>
      <DetailsTable screens={screens} base={base} onBase={(id) => dispatch({ type: "set-base", id })} />
      <div className={styles.tools}>
        <DistanceInput distance={distance} />
        <CopyDetails comparison={comparison} />
      </div>
      <DistanceTable screens={screens} distance={distance.inches} unit={distance.unit} />
    </div>
  );
}
