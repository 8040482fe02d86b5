// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { RowLine } from "./row-line.tsx";

const dispatch = vi.fn();

function show(query: string) {
  const { comparison } = readComparison(new URLSearchParams(query));
  const session: Pick<ComparisonSession, "comparison" | "dispatch"> = { comparison, dispatch };
  return render(
    <Session value={session as ComparisonSession}>
      <RowLine />
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
    fireEvent.change(frame(), { target: { value: "21" } });
    fireEvent.blur(frame());
    expect(dispatch).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("Invalid frame (0 to 20\u202fcm)");
    fireEvent.keyDown(frame(), { key: "Escape" });
    expect(frame().value).toBe("1");
  });

  it("names what is raised, and puts all level", () => {
    const line = show(ROW.replace("16x10", "16x10-up3"));
    expect(line.textContent).toContain("24″ 16:10 is raised");
    fireEvent.click(screen.getByRole("button", { name: "Put all level" }));
    expect(dispatch).toHaveBeenCalledWith({ type: "level-all" });
  });
});
