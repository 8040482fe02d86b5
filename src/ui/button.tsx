import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, Ref } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * - `outlined`: the usual one.
   * - `commit`: the one that finishes a dialog.
   * - `quiet`: without a line, beside other buttons.
   * - `link`: goes on from the text around it.
   * - `value`: its word is a value, which a press changes.
   * - `round`: for an icon or a word of two letters.
   * - `pill`: small, beside text.
   * - `tool`: in a toolbar. Below 900 px, and in a narrow container, its word is under the icon.
   */
  look?: "outlined" | "commit" | "quiet" | "link" | "value" | "round" | "pill" | "tool";
  /** Before the words. */
  icon?: IconName | undefined;
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<ButtonProps, "look" | "icon"> {}

export function Button({ look = "outlined", icon, className = "", children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} size={1.125} className={styles.icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look = "outlined", icon, className = "", children, ...rest }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[look]} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} size={1.125} className={styles.icon} />}
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "look" | "icon" | "children"> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
}

/** A small round button with an icon and a tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Button look="round" aria-label={label} data-tooltip={label} {...rest}>
      <Icon name={icon} />
    </Button>
  );
}
