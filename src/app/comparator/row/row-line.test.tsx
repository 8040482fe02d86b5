// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import type { Highlight } from "#drawing/scene/highlighted-scene.ts";
import { HighlightContext } from "../highlight.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { RowLine } from "./row-line.tsx";

const dispatch = vi.fn();

function show(query: string, { hasDragged = false, highlight = null as Highlight | null } = {}) {
  const { comparison } = readComparison(new URLSearchParams(query), "in");
  const session: Pick<ComparisonSession, "comparison" | "dispatch"> = { comparison, dispatch };
  return render(
    <Session value={session as ComparisonSession}>
      <HighlightContext value={{ highlight, onHighlight() {} }}>
        <RowLine hasDragged={hasDragged} />
      </HighlightContext>
    </Session>,
  ).container;
}

const ROW = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&lengths=cm";
const frame = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Frame" });

beforeEach(() => void dispatch.mockReset());

describe("the line of a row (D56.5)", () => {
  it("is there for a row only, and to scale", () => {
    expect(show(ROW).textContent).not.toBe("");
    expect(show(`${ROW}&scale=seat`).textContent).toBe("");
    expect(show("align=bottom").textContent).toBe("");
  });

  it("sets at once what is level", () => {
    show(ROW);
    fireEvent.click(screen.getByRole("radio", { name: "Tops" }));
    expect(dispatch).toHaveBeenCalledWith({ type: "set-view", view: { level: "top" } });
  });

  it("sets the frame with Enter, once, and refuses more than 20 cm", () => {
    show(ROW);
    fireEvent.change(frame(), { target: { value: "2.5" } });
    expect(dispatch).not.toHaveBeenCalled();
    fireEvent.keyDown(frame(), { key: "Enter" });
    fireEvent.blur(frame());
    expect(dispatch).toHaveBeenCalledWith({ type: "set-view", view: { frame: 2.5 } });
    dispatch.mockReset();
    // Screen readers announce what comes into a region that they know already.
    const region = screen.getByRole("status");
    fireEvent.change(frame(), { target: { value: "21" } });
    fireEvent.blur(frame());
    expect(dispatch).not.toHaveBeenCalled();
    expect(region.textContent).toBe("Invalid frame (0 to 20\u202fcm)");
    fireEvent.keyDown(frame(), { key: "Escape" });
    expect(frame().value).toBe("1");
  });

  it("says how to move until something was dragged, and which keys move the outline with the focus", () => {
    expect(show(ROW).textContent).toContain("Drag to move");
    expect(show(ROW, { hasDragged: true }).textContent).not.toContain("Drag to move");
    const { comparison } = readComparison(new URLSearchParams(ROW), "in");
    const highlight: Highlight = { id: comparison.screens[0]?.id ?? 0, by: "keys" };
    expect(show(ROW, { highlight }).textContent).toContain("← → change places↑ ↓ 1\u202fcmShift 0.1\u202fcm");
    expect(show(ROW.replace("cm", "in"), { highlight }).textContent).toContain("↑ ↓ ½″Shift 0.1″");
    expect(show("screens=27in-16x9&align=side").textContent).not.toContain("Drag to move");
  });

  it("names what is raised, and puts all level", () => {
    const line = show(ROW.replace("16x10", "16x10-up3"));
    expect(line.textContent).toContain("24″ 16:10 is raised");
    fireEvent.click(screen.getByRole("button", { name: "Put all level" }));
    expect(dispatch).toHaveBeenCalledWith({ type: "level-all" });
  });
});
