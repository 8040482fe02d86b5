import { createContext, use, useEffect, useState } from "react";
import { usePrinting } from "../../browser/media-query.ts";
import { useWasServed } from "../../startup/hydration.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import type { FiguresTable } from "./figures-table.tsx";
import styles from "./printed-figures.module.css";

/** The table on the server. The browser has none until it loads the script. */
export const ServedFiguresTable = createContext<typeof FiguresTable | null>(null);

/**
 * All figures and the address, on paper only (F11.1). They are part of the served page, so that printing needs no script.
 * The browser loads their script with the first change, which makes the served ones outdated, and renders them for a print.
 */
export function PrintedFigures({ session: { comparison, touched } }: { session: ComparisonSession }) {
  const onServer = use(ServedFiguresTable);
  const printing = usePrinting();
  const isServed = useWasServed() && !touched;
  const [loaded, setLoaded] = useState<typeof FiguresTable | null>(null);

  useEffect(() => {
    if (isServed || loaded !== null) return;
    import("./figures-table.tsx").then(
      (module) => setLoaded(() => module.FiguresTable),
      // Without a connection, the answer's own table is printed.
      () => {},
    );
  }, [isServed, loaded]);

  const Table = onServer ?? (printing ? loaded : null);
  if (Table !== null) {
    return (
      <section className={styles.figures}>
        <Table comparison={comparison} />
      </section>
    );
  }
  if (!isServed) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; hydration then leaves the served table alone
  return <section className={styles.figures} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
