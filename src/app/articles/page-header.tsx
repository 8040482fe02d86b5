import { Link } from "react-router";
import { Logo } from "../brand/logo.tsx";
import styles from "./page-header.module.css";

/** The logo, which links to the comparison. */
export function PageHeader() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home}>
        <Logo />
      </Link>
    </header>
  );
}
