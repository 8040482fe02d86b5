import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { BUILD_TARGET } from "#tools/browsers.ts";
import { pageLanguage, wordsAlias } from "#tools/page-language.ts";
import { pageScripts } from "#tools/page-scripts.ts";

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: wordsAlias(pageLanguage(process.env.SITE_LANGUAGE)) },
  // The server writes the one stylesheet into each page (src/app/entry.server.tsx).
  build: { cssCodeSplit: false },
  environments: {
    // The server's errors name its functions.
    ssr: { build: { minify: false } },
    client: {
      build: {
        target: BUILD_TARGET,
        rolldownOptions: {
          output: {
            // A few large scripts compress better than fifty small ones, and `packages` stays cached over our own releases.
            codeSplitting: { groups: pageScripts() },
          },
        },
      },
    },
  },
});
