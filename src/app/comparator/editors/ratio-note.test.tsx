// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addPopovers,
  choose,
  drawing,
  EditorPanel,
  editor,
  shown,
  type,
} from "../../../../tests/setup/editor-panel.tsx";

beforeEach(addPopovers);

describe("the resolutions of panels sold as 21:9", () => {
  const hint = (number: number) => editor(number).group.queryByText(/^Sold as 21:9:/);
  const offered = (number: number) =>
    within(hint(number)?.parentElement as HTMLElement)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);

  it("are offered while 21:9 is typed, also in portrait, but not for a phone", () => {
    render(<EditorPanel />);
    expect(hint(1)).toBeNull();
    expect(offered(2)).toEqual(["2560×1080", "3440×1440", "3840×1600", "5120×2160"]);
    type(editor(1).width, "21");
    expect(hint(1)).not.toBeNull();
    type(editor(1).width, "20");
    expect(hint(1)).toBeNull();
    editor(2).press("Rotate");
    expect(offered(2)).toEqual(["1080×2560", "1440×3440", "1600×3840", "2160×5120"]);
    type(editor(2).length, "6.5");
    expect(hint(2), "phones of 7:3 exist").toBeNull();
  });

  it("are entered when chosen, and the focus moves to the check", () => {
    render(<EditorPanel />);
    editor(2).press("3440×1440");
    expect(shown(2)).toEqual(["29", "INCHES", "3440", "1440"]);
    expect(hint(2)).toBeNull();
    expect(document.activeElement).toBe(editor(2).check);
  });
});

describe("the menu of resolutions (D28)", () => {
  it("sets the exact ratio, which waits for the check, and the note shows the pixel density", async () => {
    render(<EditorPanel screens="34in-16x9" />);
    editor(1).press("Resolution in px");
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toContain("2560×1440 · QHD");
    await choose("3440×1440 · UWQHD");
    expect(shown(1)).toEqual(["34", "INCHES", "3440", "1440"]);
    // √(3440² + 1440²) ÷ 34 = 109.7
    expect(editor(1).group.getByText("3440×1440 · 110 pixels per inch")).not.toBeNull();
    expect(drawing()).toEqual(["34in 16:9"]);
    editor(1).press("Update drawing");
    expect(drawing()).toEqual(["34in 3440:1440"]);
  });

  it("the density follows the typed length", () => {
    render(<EditorPanel screens="27in-2560x1440" />);
    expect(editor(1).group.getByText("16:9 · 109 pixels per inch")).not.toBeNull();
    type(editor(1).length, "32");
    expect(editor(1).group.getByText("16:9 · 92 pixels per inch")).not.toBeNull();
    type(editor(1).length, "");
    expect(editor(1).group.queryByText(/pixels per inch/)).toBeNull();
  });
});
