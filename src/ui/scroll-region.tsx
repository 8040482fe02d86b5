import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

/** Content that may be wider than its container scrolls in it, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer it scrolls with the arrow keys
    <section className={styles.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
