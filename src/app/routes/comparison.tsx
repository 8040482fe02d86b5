import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { loadKept } from "../articles/kept.ts";
import { LatestButton } from "../articles/latest-button.tsx";
import { LatestPanel } from "../articles/latest-panel.tsx";
import { LATEST } from "../articles/load.ts";
import { Comparator } from "../comparator/comparator.tsx";
import { articlesContext } from "../context.ts";
import { SiteFooter } from "../legal/site-footer.tsx";
import { isStepInHistory } from "../navigation/steps.ts";
import type { Route } from "./+types/comparison";

export async function loader({ context }: Route.LoaderArgs) {
  return { loaded: await LATEST.load(context.get(articlesContext)), shown: LATEST.key };
}

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return loadKept(LATEST, context.get(articlesContext), isStepInHistory(url));
}

/** Dialogs, drawers and the comparison's own address change nothing about the articles beside it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  // A dialog that is served open keeps the page behind it out of reach only where scripts run; they take this away.
  const isBehind = import.meta.env.SSR && pathname !== "/";
  return (
    <>
      <div inert={isBehind} suppressHydrationWarning>
        <Comparator
          aside={<LatestPanel latest={loaderData} />}
          barEnd={<LatestButton latest={loaderData} />}
          footer={<SiteFooter />}
        />
      </div>
      <Outlet />
    </>
  );
}
