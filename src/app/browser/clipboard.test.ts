import { expect, it, vi } from "vitest";
import { copyImage, copyRichText } from "./clipboard.ts";

async function unhandledAfter(act: () => Promise<void>) {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  await act();
  // Node reports unhandled rejections when its microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  return unhandled;
}

class RefusingItem {
  constructor() {
    throw new TypeError("A promise is no image.");
  }
}

it("reports that an image was not copied, and leaves no rejection unhandled, if the browser refuses it at once", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  vi.stubGlobal("navigator", { clipboard: { write: vi.fn() } });
  vi.stubGlobal("ClipboardItem", RefusingItem);
  const unhandled = await unhandledAfter(async () => expect(await copyImage("/comparison.png")).toBe(false));
  expect(unhandled).not.toHaveBeenCalled();
});

it.each([
  ["without a clipboard for documents", undefined],
  ["where the browser refuses them at once", RefusingItem],
])("leaves no rejection unhandled %s when what would be copied does not load", async (_, item) => {
  vi.stubGlobal("navigator", { clipboard: { write: vi.fn(), writeText: vi.fn() } });
  vi.stubGlobal("ClipboardItem", item);
  const failing = Promise.reject(new Error("offline"));
  const unhandled = await unhandledAfter(async () => expect(await copyRichText(failing)).toBe(false));
  expect(unhandled).not.toHaveBeenCalled();
});
