import { Link } from "react-router";
import { site } from "#words/page/site.ts";
import { Logo, LogoMark } from "../brand/logo.tsx";
import styles from "./page-header.module.css";

/** The top line, which stays while the page scrolls: the logo and the way to the comparison (S2.12, S2.14, V10.9). */
export function PageHeader() {
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
