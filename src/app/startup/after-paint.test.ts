// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let work: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  work = vi.fn();
});

it("what comes after the paint is not done before the frame, nor in it", async () => {
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await new Promise(requestAnimationFrame);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});

it("what is asked for after a frame waits for the next one", async () => {
  const order: string[] = [];
  afterPaint(() => order.push("first"));
  await new Promise(requestAnimationFrame);
  afterPaint(() => order.push("later"));
  setTimeout(() => order.push("between"));
  await vi.waitFor(() => expect(order).toEqual(["first", "between", "later"]));
});

it("an error in one is reported, and the others come all the same", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const error = new Error("of one");
  afterPaint(() => {
    throw error;
  });
  afterPaint(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  vi.unstubAllGlobals();
});

it("it is done at once, and once, when the visitor leaves before", async () => {
  afterPaint(work);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(work).toHaveBeenCalledOnce();
  await twoFrames();
  expect(work).toHaveBeenCalledOnce();
});

it("what is called off is not done, even when the visitor leaves", async () => {
  afterPaint(work)();
  document.dispatchEvent(new Event("visibilitychange"));
  await twoFrames();
  expect(work).not.toHaveBeenCalled();
});

it("it is done at once in a page that nobody sees, which is not painted", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});

async function twoFrames() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
