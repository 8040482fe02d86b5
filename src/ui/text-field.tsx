import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from "react";
import styles from "./text-field.module.css";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({ className = "", ...rest }: TextFieldProps) {
  return (
    <input type="text" enterKeyHint="done" autoComplete="off" className={`${styles.field} ${className}`} {...rest} />
  );
}

/** The browser's own list of choices, in a text field's box. */
export function SelectField({ className = "", ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return <select className={`${styles.field} ${className}`} {...rest} />;
}
