import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { loadCached } from "../articles/article-cache.ts";
import { LatestButton } from "../articles/latest-button.tsx";
import { LatestPanel } from "../articles/latest-panel.tsx";
import { LATEST_ARTICLES } from "../articles/latest-resource.ts";
import { Comparator } from "../comparator/comparator.tsx";
import { articlesContext } from "../context.ts";
import { LanguageRow } from "../languages/language-menu.tsx";
import { SiteFooter } from "../legal/site-footer.tsx";
import { loadsShownAddress } from "../navigation/router-internals.ts";
import type { Route } from "./+types/comparison";

export async function loader({ context }: Route.LoaderArgs) {
  return { result: await LATEST_ARTICLES.load(context.get(articlesContext)), suspenseKey: LATEST_ARTICLES.key };
}

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return loadCached(LATEST_ARTICLES, context.get(articlesContext), loadsShownAddress(url));
}

/** Dialogs, drawers and the comparison's address do not change the latest articles. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  // A served dialog is not modal until an inline script makes it so. That script removes `inert`.
  const isBehind = import.meta.env.SSR && pathname !== "/";
  return (
    <>
      <div inert={isBehind} suppressHydrationWarning>
        <Comparator
          aside={
            <>
              <LatestPanel latest={loaderData} />
              <LanguageRow />
            </>
          }
          barEnd={<LatestButton latest={loaderData} />}
          footer={<SiteFooter />}
        />
      </div>
      <Outlet />
    </>
  );
}
