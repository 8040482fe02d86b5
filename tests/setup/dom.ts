import { afterEach } from "vitest";

// Only files with `@vitest-environment happy-dom` load Testing Library.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  // A part that loads when it is needed takes more than the usual second on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
}
