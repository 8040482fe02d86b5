import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import styles from "./compare-link.module.css";

/** The fixed link to the comparison. On an article it is an icon with a tooltip (S2). */
export function CompareLink({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      to="/"
      className={`${styles.link} screen-only`}
      data-compact={compact || undefined}
      {...(compact && { "aria-label": "Compare displays", "data-tooltip": "Compare displays" })}
    >
      <Icon name="ratio" size={1.5} />
      {!compact && "Compare displays"}
    </Link>
  );
}
