import { usePrinting } from "#app/browser/media-query.ts";
import { useWasServed } from "#app/startup/hydration.ts";
import { useSession } from "../session.ts";
import { FiguresTable } from "./figures-table.tsx";
import styles from "./printed-figures.module.css";

/**
 * All figures and the address, on paper only (F11.1). They are part of the served page, so that printing needs no script.
 * After the first change, which makes the served ones outdated, they are rendered for a print only.
 */
export function PrintedFigures() {
  const { comparison, touched } = useSession();
  const printing = usePrinting();
  const isServed = useWasServed() && !touched;
  if (!isServed && !printing) return null;
  return (
    <section className={styles.figures}>
      <FiguresTable comparison={comparison} />
    </section>
  );
}
