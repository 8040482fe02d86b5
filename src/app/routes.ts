import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("routes/comparison.tsx", [
    index("routes/comparison-index.tsx"),
    route("help", "routes/help.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("open", "routes/open.tsx"),
  route("sizes", "routes/sizes.tsx"),
  route("method", "routes/method.tsx"),
  route("info", "routes/article-list.tsx"),
  route("info/:id", "routes/article.tsx"),
] satisfies RouteConfig;
