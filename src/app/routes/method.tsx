import { Tooltips } from "../../ui/tooltips.tsx";
import pageStyles from "../articles/article-page.module.css";
import textStyles from "../articles/article-text.module.css";
import viewStyles from "../articles/article-view.module.css";
import { PageHeader } from "../articles/page-header.tsx";
import { MethodText } from "../method/method-text.tsx";
import { PageMeta } from "../page-meta.tsx";

const TITLE = "How the figures are made";

export default function MethodRoute() {
  return (
    <div className={pageStyles.page}>
      <PageMeta
        title={`${TITLE} – Diagonal`}
        description="How Diagonal computes widths, heights, areas, distances and sharpness: the formulas, how figures are rounded, and the sources by their pages."
        path="/method"
        image="/share.png"
      />
      <PageHeader />
      <main tabIndex={-1} className={`${pageStyles.column} running-text no-ring`}>
        <h1 className={pageStyles.heading}>{TITLE}</h1>
        <div className={`${viewStyles.article} ${textStyles.text}`}>
          <MethodText />
        </div>
      </main>
      <Tooltips />
    </div>
  );
}
