import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // The routes are few, so every page carries the whole list and never asks the server for it.
  routeDiscovery: { mode: "initial" },
  // A separate file for a loader of a few lines costs a request, and the router hangs where only that request fails.
  splitRouteModules: false,
} satisfies Config;
