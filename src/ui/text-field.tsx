import type { InputHTMLAttributes, Ref } from "react";
import styles from "./text-field.module.css";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({ className = "", ...rest }: TextFieldProps) {
  return (
    <input type="text" enterKeyHint="done" autoComplete="off" className={`${styles.field} ${className}`} {...rest} />
  );
}
