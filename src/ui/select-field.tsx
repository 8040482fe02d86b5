import type { SelectHTMLAttributes } from "react";
import styles from "./text-field.module.css";

/** The browser's own list of choices, in a text field's box. */
export function SelectField({ className = "", ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={`${styles.field} ${className}`} {...rest} />;
}
