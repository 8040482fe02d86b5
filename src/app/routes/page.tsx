import { Link, Outlet } from "react-router";
import { Tooltips } from "#ui/tooltips.tsx";
import { languages } from "#words/page/languages.ts";
import { site } from "#words/page/site.ts";
import { Logo, LogoMark } from "../brand/logo.tsx";
import { LanguageLinks } from "../languages/language-links.tsx";
import { LanguageOffer } from "../languages/language-offer.tsx";
import styles from "../page/page.module.css";
import { FOOTER_PAGES } from "../pages.ts";

/** What every page but the comparison has around its content. */
export default function PageRoute() {
  return (
    <div className={styles.page}>
      <PageHeader />
      <main tabIndex={-1} className="no-ring">
        <Outlet />
      </main>
      <PageFooter />
      <LanguageOffer className={styles.offer} />
      <Tooltips />
    </div>
  );
}

/** The top line, which stays while the page scrolls: the logo and the way to the comparison (S2.12, S2.14, V10.9). */
function PageHeader() {
  return (
    <header className={`${styles.header} level-row`}>
      <Link to="/" className={`${styles.home} plain-link`}>
        <Logo />
      </Link>
      <Link to="/" className={`${styles.compare} plain-link screen-only`} data-tooltip={site.compare}>
        <LogoMark />
        {site.compare}
      </Link>
    </header>
  );
}

/** Below a page of text: its languages, and what the main screen's footer has. */
function PageFooter() {
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
