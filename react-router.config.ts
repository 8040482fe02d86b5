import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // Half a dozen routes: every page knows them all, and no request has to ask for one.
  routeDiscovery: { mode: "initial" },
  // A page's loader is a few lines: apart from its page it is one more file to fetch, and the router waits for ever
  // where only that one cannot be fetched.
  splitRouteModules: false,
} satisfies Config;
