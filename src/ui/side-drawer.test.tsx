// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SideDrawer } from "./side-drawer.tsx";

it("closes by a press outside, but not where only the end of a press is outside", () => {
  const onOpenChange = vi.fn();
  render(
    <SideDrawer id="drawer" side="left" title="Edit screens" closeLabel="Close" open onOpenChange={onOpenChange}>
      content
    </SideDrawer>,
  );
  const drawer = screen.getByRole("dialog");
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 300, 800);
  const [inside, outside] = [
    { clientX: 100, clientY: 50 },
    { clientX: 350, clientY: 50 },
  ];
  fireEvent.pointerDown(drawer, inside);
  fireEvent.click(drawer, outside);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(drawer, outside);
  fireEvent.click(drawer, outside);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
