import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: IconName;
  /** What a screen reader says, and what the tooltip shows. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small round button that shows an icon; its name appears beside it on hover and keyboard focus. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      className={[styles.button, className].filter(Boolean).join(" ")}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
