import { Link, useLocation } from "react-router";
import { site } from "#words/page/site.ts";
import { LanguageButton, LanguageMenu } from "../languages/language-menu.tsx";
import { OPENED_FROM_HOME } from "../navigation/dialog-routes.ts";
import { DIALOGS, FOOTER_PAGES } from "../pages.ts";
import styles from "./site-footer.module.css";

/** The main screen's footer (S2). Links to dialogs keep the comparison in the address. */
export function SiteFooter() {
  const { search } = useLocation();
  return (
    <footer className={`${styles.footer} wrapping screen-only`}>
      <span className={`${styles.copyright} muted`}>{site.footer.copyright}</span>
      <ul className="wrapping">
        <li className="only-narrow">
          <LanguageButton />
        </li>
        {FOOTER_PAGES.map(({ path, name }) => {
          const isDialog = DIALOGS.some((page) => page.path === path);
          const target = isDialog ? { to: { pathname: path, search }, state: OPENED_FROM_HOME } : { to: path };
          return (
            <li key={path}>
              <Link {...target} prefetch="intent" className={`${styles.link} plain-link`}>
                {site.footer[name]}
              </Link>
            </li>
          );
        })}
      </ul>
      <LanguageMenu />
    </footer>
  );
}
