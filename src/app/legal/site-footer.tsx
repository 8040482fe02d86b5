import { Link, useLocation } from "react-router";
import { OPENED_FROM_HOME } from "../navigation/dialog-routes.ts";
import styles from "./site-footer.module.css";

const LINKS = [
  { path: "/privacy", name: "Privacy" },
  { path: "/terms", name: "Terms" },
  { path: "/help", name: "Help" },
] as const;

/** The main screen's footer (S2). Its links keep the comparison in the address. */
export function SiteFooter() {
  const { search } = useLocation();
  return (
    <footer className={`${styles.footer} wrapping screen-only`}>
      {/* The year of the first publication. */}
      <span className="muted">© 2026 Diagonal</span>
      <ul className={styles.links}>
        {LINKS.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={{ pathname: path, search }}
              state={OPENED_FROM_HOME}
              prefetch="intent"
              className={`${styles.link} plain-link`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
