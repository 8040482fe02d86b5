import { method as methodWords } from "#words/page/method.ts";
import { site } from "#words/page/site.ts";
import textStyles from "../articles/article-text.module.css";
import viewStyles from "../articles/article-view.module.css";
import { MethodText } from "../method/method-text.tsx";
import pageStyles from "../page/page.module.css";
import { PageMeta } from "../page-meta.tsx";

export default function MethodRoute() {
  const { titleOf } = site;
  const { heading, description } = methodWords;
  return (
    <div className={`${pageStyles.column} running-text`}>
      <PageMeta title={titleOf(heading)} description={description} path="/method" image="/share.png" />
      <h1 className={pageStyles.heading}>{heading}</h1>
      <div className={`${viewStyles.article} ${textStyles.text}`}>
        <MethodText />
      </div>
    </div>
  );
}
