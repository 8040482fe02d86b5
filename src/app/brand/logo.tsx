import { colourHex } from "#domain/display/colour.ts";
import styles from "./logo.module.css";

/** Two rectangles of different ratios that share a corner (V8). */
export function LogoMark() {
  return (
    <svg aria-hidden="true" focusable="false" className={styles.mark} viewBox="0 0 24 24" fill="none" strokeWidth="2">
      <rect stroke={colourHex("green")} x="2" y="11" width="20" height="9" rx="1" />
      <rect stroke={colourHex("blue")} x="2" y="4" width="13" height="16" rx="1" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>Diagonal</span>
    </span>
  );
}
