import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./tool-button.module.css";

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The visible word. It is the accessible name too, unless there is an `aria-label`. */
  word: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon and a word. Below 900 px, and in a container below 700 px at the usual text size, the word is under the icon. */
export function ToolButton({ icon, word, className, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={[styles.button, className].filter(Boolean).join(" ")} {...rest}>
      <Icon name={icon} size={1.125} className={styles.icon} />
      {word}
    </button>
  );
}
