import { Outlet } from "react-router";
import { Tooltips } from "#ui/tooltips.tsx";
import { LanguageOffer } from "../languages/language-offer.tsx";
import styles from "../page/page.module.css";
import { PageFooter } from "../page/page-footer.tsx";
import { PageHeader } from "../page/page-header.tsx";

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
