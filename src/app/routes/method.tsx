import textStyles from "../articles/article-text.module.css";
import viewStyles from "../articles/article-view.module.css";
import { MethodText } from "../method/method-text.tsx";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";

const TITLE = "How the figures are made";

export default function MethodRoute() {
  return (
    <div className={`${pageStyles.column} running-text`}>
      <PageMeta
        title={`${TITLE} – Diagonal`}
        description="How Diagonal computes widths, heights, areas, distances and sharpness: the formulas, how figures are rounded, and the sources by their pages."
        path="/method"
        image="/share.png"
      />
      <h1 className={pageStyles.heading}>{TITLE}</h1>
      <div className={`${viewStyles.article} ${textStyles.text}`}>
        <MethodText />
      </div>
    </div>
  );
}
