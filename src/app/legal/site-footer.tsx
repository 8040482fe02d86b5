import { Link, useLocation } from "react-router";
import { site } from "#words/page/site.ts";
import { LanguageButton, LanguageMenu } from "../languages/language-menu.tsx";
import { OPENED_FROM_HOME } from "../navigation/dialog-routes.ts";
import { DIALOGS, TEXT_PAGES } from "../pages.ts";
import styles from "./site-footer.module.css";

/** The main screen's footer (S2). Links to dialogs keep the comparison in the address. */
export function SiteFooter() {
  const { search } = useLocation();
  const { footer } = site;
  return (
    <footer className={`${styles.footer} wrapping screen-only`}>
      <span className={`${styles.copyright} muted`}>{footer.copyright}</span>
      <ul className={styles.links}>
        <li className="only-narrow">
          <LanguageButton />
        </li>
        {[...TEXT_PAGES, ...DIALOGS].map((page) => {
          if (page.footer === null) return null;
          const target = DIALOGS.includes(page)
            ? { to: { pathname: page.path, search }, state: OPENED_FROM_HOME }
            : { to: page.path };
          return (
            <li key={page.path}>
              <Link {...target} prefetch="intent" className={`${styles.link} plain-link`}>
                {footer[page.footer]}
              </Link>
            </li>
          );
        })}
      </ul>
      <LanguageMenu />
    </footer>
  );
}
