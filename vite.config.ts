import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Names without a hash compress better, in the scripts and in each page. No two modules have the same file name.
  css: { modules: { generateScopedName: "[name]__[local]" } },
  build: {
    // The server writes the one stylesheet into each page (src/app/entry.server.tsx).
    cssCodeSplit: false,
    // Terser makes the scripts of `/` a hundredth smaller than the default minifier, in fifteen seconds instead of five.
    minify: "terser",
    terserOptions: { module: true, ecma: 2022, compress: { passes: 4 } },
    // Scripts that load later have at most one other script to wait for, so a list of what to preload is not worth its size.
    modulePreload: false,
  },
  environments: {
    // The server's errors name its functions.
    ssr: { build: { minify: false } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few large scripts compress better than twenty small ones: docs/decisions/0006-groups-of-scripts.md
              groups: [
                {
                  name: "site",
                  test: /node_modules|vite\/preload-helper|\/src\/(?:app\/(?:root|page-meta|context|navigation|startup|browser\/(?!clipboard|display|download|share|usual-paper)|articles\/latest)|ui\/(?:icon|tooltips|menu))/,
                  priority: 2,
                },
                {
                  name: "articles",
                  test: /\/src\/app\/(?:routes\/article|articles\/article-loading)/,
                  priority: 1,
                },
                { name: "comparison", test: /\/src\/app\/routes\/comparison/ },
              ],
            },
          },
        },
      },
    },
  },
});
