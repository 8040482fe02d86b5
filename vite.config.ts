import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const SHARED_ROOMS = /\/src\/(?:app\/(?:articles|brand|browser|document)|comparison|domain|drawing|ui)\//;

export default defineConfig({
  plugins: [reactRouter()],
  // One small stylesheet for the whole site: the server writes it into each page (src/app/entry.server.tsx).
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // React and the router change seldom and are needed at once: one file, which compresses better than ten.
                { name: "react", test: /node_modules/, priority: 1 },
                // So are the small parts that most pages share.
                { name: "shared", test: SHARED_ROOMS, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
