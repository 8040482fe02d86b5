// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OpenedMenu } from "./menu.tsx";

it("reads the line below an item as its description, and groups what has a heading", () => {
  HTMLElement.prototype.showPopover ??= () => {};
  const anchor = document.createElement("button");
  const items = [
    { label: "Fit", onSelect: vi.fn() },
    { label: "In pixels", below: "Needs a resolution", disabled: true, onSelect: vi.fn() },
    { label: "Off", heading: "Film", strip: true, checked: true, onSelect: vi.fn() },
  ];
  render(<OpenedMenu anchor={anchor} content={{ label: "View", items }} onClose={vi.fn()} />);
  expect(screen.getByRole("menuitem", { name: "Fit" })).not.toBeNull();
  const pixels = screen.getByRole("menuitem", { name: "In pixels" });
  expect(pixels.getAttribute("aria-description")).toBe("Needs a resolution");
  const film = screen.getByRole("group", { name: "Film" });
  expect(within(film).getByRole("menuitemradio", { name: "Off" }).getAttribute("aria-checked")).toBe("true");
});
