import type { InputHTMLAttributes } from "react";
import styles from "./radio-row.module.css";

interface RadioRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "aria-label"> {
  /** What screen readers call the choice. */
  label: string;
}

/** A radio button that chooses one row of several, with what it names. */
export function RadioRow({ label, className = "", children, ...rest }: RadioRowProps) {
  return (
    <label className={`${styles.row} inner-ring ${className}`}>
      <input type="radio" aria-label={label} {...rest} />
      {children}
    </label>
  );
}
