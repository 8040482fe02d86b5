// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Notice } from "./notice.tsx";

it("has a button that dismisses it only where that is wanted", () => {
  const onClick = vi.fn();
  const { rerender } = render(<Notice role="status">Copied</Notice>);
  expect(screen.getByRole("status").textContent).toBe("Copied");
  expect(screen.queryByRole("button")).toBeNull();
  rerender(
    <Notice role="status" dismiss={{ label: "Dismiss", onClick }}>
      Copied
    </Notice>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onClick).toHaveBeenCalledOnce();
});
