// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OpenedMenu } from "./opened-menu.tsx";

it("reads an item and its note as two things", () => {
  HTMLElement.prototype.showPopover ??= () => {};
  const anchor = document.createElement("button");
  const items = [
    { label: "Fit", onSelect: vi.fn() },
    { label: "In pixels", note: "needs a resolution", disabled: true, onSelect: vi.fn() },
  ];
  render(<OpenedMenu menu={{ anchor, content: { label: "View", items } }} onClose={vi.fn()} />);
  expect(screen.getByRole("menuitem", { name: "Fit" })).not.toBeNull();
  expect(screen.getByRole("menuitem", { name: "In pixels needs a resolution" })).not.toBeNull();
});
