import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

/** What is wider than its place scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrow keys
    <section className={styles.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
