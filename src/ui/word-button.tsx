import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./word-button.module.css";

interface WordButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: IconName;
  /** The visible word. */
  word: string;
  /** The accessible name, which contains the word. */
  label: string;
}

/** A button with its word below its icon, for fingers. */
export function WordButton({ icon, word, label, ...rest }: WordButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles.button} {...rest}>
      <Icon name={icon} />
      {word}
    </button>
  );
}
