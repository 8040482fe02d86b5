import { data } from "react-router";
import { Hints } from "../../ui/hints.tsx";
import pageStyles from "../articles/article-page.module.css";
import { ArticleView, PendingArticle } from "../articles/article-view.tsx";
import { CompareLink } from "../articles/compare-link.tsx";
import { loadKept } from "../articles/kept.ts";
import { wantedArticle } from "../articles/load.ts";
import { LoadedView } from "../articles/loaded-view.tsx";
import { PageHeader } from "../articles/page-header.tsx";
import { articlesContext } from "../context.ts";
import { isStepInHistory } from "../navigation/steps.ts";
import type { Route } from "./+types/article";

export async function loader({ context, params }: Route.LoaderArgs) {
  const wanted = wantedArticle(params.id);
  const loaded = await wanted.load(context.get(articlesContext));
  return data({ loaded, shown: wanted.key }, { status: loaded.ok ? 200 : loaded.status });
}

export function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  return loadKept(wantedArticle(params.id), context.get(articlesContext), isStepInHistory(url));
}

export default function ArticleRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <div className={pageStyles.page}>
      <PageHeader />
      <main tabIndex={-1} className={`${pageStyles.column} ${pageStyles.text}`}>
        <LoadedView wanted={wantedArticle(id)} showing={loaderData} pending={<PendingArticle />}>
          {(loaded) => <ArticleView id={id} loaded={loaded} />}
        </LoadedView>
        <CompareLink compact />
      </main>
      <Hints />
    </div>
  );
}
