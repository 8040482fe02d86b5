import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A small round button with an icon and a tooltip. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={[styles.button, className].filter(Boolean).join(" ")}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
