import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { DIALOGS, type SitePage, TEXT_PAGES } from "./pages.ts";

const routesOf = (pages: readonly SitePage[]) => pages.map(({ path, file }) => route(path.slice(1), `routes/${file}`));

export default [
  layout("routes/comparison.tsx", [
    index("routes/comparison-index.tsx"),
    ...routesOf(DIALOGS),
    route("*", "routes/not-found.tsx"),
  ]),
  layout("routes/page.tsx", routesOf(TEXT_PAGES)),
  route("open", "routes/open.tsx"),
] satisfies RouteConfig;
