// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { addPopovers, choose, drawing, EditorPanel, editor, groups, type } from "#tests/setup/editor-panel.tsx";
import { commonStarters } from "./starters.tsx";

beforeEach(addPopovers);

const starter = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name });
const row = () => screen.queryByRole("button", { name: "Common comparisons" });
const startOver = () => screen.queryByRole("button", { name: "Start over" });

describe("common comparisons", () => {
  it("are offered while the default comparison is shown, whatever is typed", () => {
    render(<EditorPanel />);
    type(editor(1).length, "40");
    expect(starter(/^65″ or 75″/)).not.toBeNull();
    expect(startOver()).toBeNull();
    editor(1).press("Update drawing");
    expect(row()?.getAttribute("aria-expanded")).toBe("false");
    expect(startOver()).not.toBeNull();
  });

  it("replace all screens when chosen", () => {
    render(<EditorPanel />);
    fireEvent.click(starter(/^27″ or 34″/));
    expect(drawing()).toEqual(["27in 16:9", "34in 3440:1440"]);
  });

  it("begin with my screen, which a screen's menu remembers and forgets (D48)", async () => {
    render(<EditorPanel />);
    editor(2).press("More actions");
    expect(screen.queryByRole("menuitem", { name: "Forget my screen" })).toBeNull();
    await choose("Remember as my screen");
    expect(screen.getAllByText("Remembered on this device, and offered first")).toHaveLength(2);
    expect(screen.getAllByRole("link")).toHaveLength(commonStarters().length + 1);
    expect(screen.getAllByRole("link")[0]).toBe(starter(/^My screen\s*29″ 21:9/));
    fireEvent.click(starter(/^My screen/));
    expect(drawing()).toEqual(["29in 21:9"]);
    fireEvent.click(startOver() as HTMLElement);
    editor(1).press("More actions");
    await choose("Forget my screen");
    expect(screen.queryByRole("link", { name: /^My screen/ })).toBeNull();
  });

  it("say how long my screen is remembered where the browser stores nothing (D48)", async () => {
    vi.stubGlobal("localStorage", undefined);
    render(<EditorPanel />);
    editor(2).press("More actions");
    await choose("Remember as my screen");
    expect(screen.queryByText(/^Remembered/)).toBeNull();
    expect(screen.getAllByText("Your screen until you close this page")).toHaveLength(2);
    editor(2).press("More actions");
    await choose("Forget my screen");
  });

  it("stay behind one row after the first choice, and open in place", () => {
    render(<EditorPanel screens="55in-16x9" />);
    fireEvent.click(row() as HTMLElement);
    expect(row()?.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(starter(/^27″ 4K or 32″ 4K/));
    expect(drawing()).toEqual(["27in 3840:2160", "32in 3840:2160"]);
    fireEvent.click(starter(/^27″ or 34″/));
    expect(drawing()).toEqual(["27in 16:9", "34in 3440:1440"]);
  });

  it("are links that work without scripts and in another tab", () => {
    render(<EditorPanel />);
    for (const { title, comparison } of commonStarters()) {
      const { search } = starter(new RegExp(`^${title}`));
      expect(readComparison(new URLSearchParams(search), "in")).toEqual({ comparison, unreadable: [] });
    }
    fireEvent.click(starter(/^27″ or 34″/), { ctrlKey: true });
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
  });

  it("“Start over” shows the default comparison again, and the focus stays near", () => {
    render(<EditorPanel screens="55in-16x9" />);
    fireEvent.click(startOver() as HTMLElement);
    expect(groups()).toHaveLength(2);
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Common comparisons" }));
  });
});
