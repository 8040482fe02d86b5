import type { HTMLAttributes, Ref } from "react";
import { IconButton } from "./button.tsx";
import styles from "./notice.module.css";

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  /** The button that dismisses it, by its accessible name. */
  dismiss?: { readonly label: string; onClick(): void };
  ref?: Ref<HTMLDivElement>;
}

/** A line over the page. A parent says where. Empty it stays, unseen, so that screen readers notice what comes into it. */
export function Notice({ dismiss, className = "", children, ...rest }: NoticeProps) {
  return (
    <div className={`${styles.notice} screen-only ${className}`} {...rest}>
      {children}
      {dismiss !== undefined && <IconButton icon="close" {...dismiss} />}
    </div>
  );
}
