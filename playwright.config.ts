import { defineConfig } from "@playwright/test";
import { ensureChromium } from "#tools/chromium.ts";

/** Browser tests on the production build. `x.desktop.spec.ts` and `x.touch.spec.ts` run in that layout only. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/setup/site.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "tests/e2e/screenshots/{testFileName}/{arg}-{projectName}{ext}",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  // A journey takes seconds on an idle machine; this is the limit on a busy one.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    // A test that simulates responses must see each request. tests/setup/offline.ts allows them again.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Animations take the processor time. Tests of what moves ask for them.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "**/*.touch.spec.ts",
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "touch",
      testIgnore: "**/*.desktop.spec.ts",
      // Painting a phone's nine device pixels to the CSS pixel takes time, and only screenshots show them.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
