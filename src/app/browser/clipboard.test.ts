import { expect, it, vi } from "vitest";
import { copyImage } from "./clipboard.ts";

it("reports that an image was not copied, and leaves no rejection unhandled, if the browser refuses it at once", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  vi.stubGlobal("navigator", { clipboard: { write: vi.fn() } });
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor() {
        throw new TypeError("A promise is no image.");
      }
    },
  );
  expect(await copyImage("/comparison.png")).toBe(false);
  // Node reports unhandled rejections when its microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
