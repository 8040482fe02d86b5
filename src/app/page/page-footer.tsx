import { Link } from "react-router";
import { languages } from "#words/page/languages.ts";
import { site } from "#words/page/site.ts";
import { LanguageLinks } from "../languages/language-links.tsx";
import { FOOTER_PAGES } from "../pages.ts";
import styles from "./page-footer.module.css";

/** Below a page of text: its languages, and what the main screen's footer has. */
export function PageFooter() {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <nav aria-label={languages.label}>
        <LanguageLinks />
      </nav>
      <div className={`${styles.line} wrapping`}>
        <span className="muted">{site.footer.copyright}</span>
        <ul className={`${styles.links} wrapping`}>
          {FOOTER_PAGES.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className={`${styles.link} plain-link`}>
                {site.footer[name]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
