import { Link, useLocation } from "react-router";
import { OPENED_FROM_HOME } from "../navigation/dialog-state.ts";
import styles from "./site-footer.module.css";

const LINKS = [
  { path: "/privacy", name: "Privacy" },
  { path: "/terms", name: "Terms" },
  { path: "/help", name: "Help" },
] as const;

/** The main screen's footer (S2). Its dialogs open over the comparison that the address names. */
export function SiteFooter() {
  const { search } = useLocation();
  return (
    <footer className={styles.footer}>
      {/* The year of the first publication, which does not change. */}
      <span className={styles.copyright}>© 2026 Diagonal</span>
      <ul className={styles.links}>
        {LINKS.map(({ path, name }) => (
          <li key={path}>
            <Link to={{ pathname: path, search }} state={OPENED_FROM_HOME} prefetch="intent" className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
