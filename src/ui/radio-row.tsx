import type { ButtonHTMLAttributes } from "react";
import styles from "./radio-row.module.css";

interface RadioRowProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-pressed"> {
  chosen: boolean;
}

/** A button that chooses one row of several, with a round mark as a radio button has before what it names. */
export function RadioRow({ chosen, className = "", ...rest }: RadioRowProps) {
  return <button type="button" aria-pressed={chosen} className={`${styles.row} inner-ring ${className}`} {...rest} />;
}
