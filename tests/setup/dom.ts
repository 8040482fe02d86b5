import { afterEach } from "vitest";

// Only files with `@vitest-environment happy-dom` load Testing Library.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
