import { method } from "#words/page/method.ts";
import { site } from "#words/page/site.ts";
import textStyles from "../articles/article-text.module.css";
import viewStyles from "../articles/article-view.module.css";
import { MethodText } from "../method/method-text.tsx";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";

export default function MethodRoute() {
  return (
    <div className={`${pageStyles.column} running-text`}>
      <PageMeta
        title={site.titleOf(method.heading)}
        description={method.description}
        path="/method"
        image="/share.png"
      />
      <h1 className={pageStyles.heading}>{method.heading}</h1>
      <div className={`${viewStyles.article} ${textStyles.text}`}>
        <MethodText />
      </div>
    </div>
  );
}
