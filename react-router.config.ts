import type { Config } from "@react-router/dev/config";
import { buildFolder, pageLanguage } from "./tools/page-language.ts";

const language = pageLanguage(process.env.SITE_LANGUAGE);

export default {
  appDirectory: "src/app",
  basename: language.path || "/",
  buildDirectory: buildFolder(language),
  ssr: true,
  // The routes are few, so every page carries the whole list and never asks the server for it.
  routeDiscovery: { mode: "initial" },
  // A separate file for a loader of a few lines costs a request, and the router hangs where only that request fails.
  splitRouteModules: false,
} satisfies Config;
