import type { ReactNode } from "react";
import styles from "./comparator.module.css";

interface SkipLinkProps {
  /** The id of what gets the focus. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** The first stops of the Tab key. Followed it leaves the address alone, which is the comparison's. */
export function SkipLink({ to, className = "", children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`${styles.skip} ${className} screen-only`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
