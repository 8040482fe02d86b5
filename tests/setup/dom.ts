import { afterEach } from "vitest";

// Only a file that asks for a document (`@vitest-environment happy-dom`) pays for Testing Library.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
