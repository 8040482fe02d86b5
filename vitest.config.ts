import { defineConfig } from "vitest/config";

/** What replaces modules, or loads them again. */
const ALONE = "**/*.alone.test.{ts,tsx}";

/**
 * Unit and contract tests. It stands apart from vite.config.ts because React Router's plugin builds the site and has
 * no part in testing one module.
 */
export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/setup/console.ts", "tests/setup/dom.ts"],
    // Against a test that hangs. What takes a second on a quiet machine takes many on a busy one.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    expect: { requireAssertions: true, poll: { timeout: 40_000 } },
    // Class names as they are written, so that a snapshot reads like the component.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    projects: [
      {
        // Their files share workers: starting one for each took longer than the tests.
        extends: true,
        test: {
          name: "unit",
          include: ["{src,tests,bench,tools}/**/*.test.{ts,tsx}"],
          exclude: [ALONE, "tests/{contract,e2e,engines,operation,soak}/**", "src/storage/postgres/**"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "unit-alone", include: [ALONE] },
      },
      {
        // What needs a real PostgreSQL; it is started only when one of these files runs.
        extends: true,
        test: {
          name: "contract",
          globalSetup: ["tests/setup/postgres-global.ts"],
          include: ["tests/contract/**/*.test.ts", "src/storage/postgres/**/*.test.ts"],
        },
      },
      {
        // The journeys in Firefox and WebKit; one site for both.
        extends: true,
        test: {
          name: "engines",
          globalSetup: ["tests/setup/site-global.ts"],
          include: ["tests/engines/**/*.test.ts"],
        },
      },
      {
        // The production server as its own process: signals, disks, databases, the build and the container file.
        extends: true,
        test: {
          name: "operation",
          globalSetup: ["tests/setup/build-global.ts"],
          include: ["tests/operation/**/*.test.ts"],
          testTimeout: 300_000,
        },
      },
      {
        // Heavy load on the production server: only `npm run soak` runs it.
        extends: true,
        test: {
          name: "soak",
          globalSetup: ["tests/setup/build-global.ts"],
          include: ["tests/soak/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 900_000,
        },
      },
    ],
  },
});
