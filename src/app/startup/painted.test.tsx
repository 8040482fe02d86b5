// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePainted } from "./painted.ts";

const [first, second, third] = [{ name: "first" }, { name: "second" }, { name: "third" }];

function render(initial: { value: object; late: boolean }) {
  const seen: object[] = [];
  const hook = renderHook(
    ({ value, late }) => {
      seen.push(usePainted(value, late));
      return seen.at(-1);
    },
    { initialProps: initial },
  );
  return { ...hook, seen };
}

it("while it may come late, a value comes with the frame after the next", async () => {
  const { result, rerender } = render({ value: first, late: true });
  rerender({ value: second, late: true });
  expect(result.current).toBe(first);
  await waitFor(() => expect(result.current).toBe(second));
});

it("of several changes before a frame the last one comes", async () => {
  const { result, rerender, seen } = render({ value: first, late: true });
  rerender({ value: second, late: true });
  rerender({ value: third, late: true });
  await waitFor(() => expect(result.current).toBe(third));
  expect(seen).not.toContain(second);
});

it("else it comes at once: from the beginning, and when it may no longer be late", () => {
  const { result, rerender } = render({ value: first, late: false });
  rerender({ value: second, late: false });
  expect(result.current).toBe(second);
  rerender({ value: second, late: true });
  expect(result.current).toBe(second);
  rerender({ value: third, late: true });
  expect(result.current).toBe(second);
  rerender({ value: third, late: false });
  expect(result.current).toBe(third);
});
