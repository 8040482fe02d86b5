// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addPopovers,
  choose,
  drawing,
  drawnColours,
  EditorPanel,
  editor,
  groups,
  shown,
  type,
} from "#tests/setup/editor-panel.tsx";
import { CATALOGUE, MODELS } from "./catalogue-field.tsx";

// A pasted text is then read at once.
beforeAll(async () => void (await Promise.all([CATALOGUE.load(), MODELS.load()])));
beforeEach(addPopovers);

describe("committing (S4, D2, D3)", () => {
  it("commits one screen when its check is pressed, and no other", () => {
    render(<EditorPanel />);
    type(editor(1).length, "40");
    type(editor(2).length, "50");
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
    editor(2).press("Update drawing");
    expect(drawing()).toEqual(["27in 16:9", "50in 21:9"]);
    expect(shown(1)).toEqual(["40", "INCHES", "16", "9"]);
  });

  it.each(["length", "width", "height"] as const)("commits on Enter in the input of %s", (name) => {
    render(<EditorPanel />);
    type(editor(2).length, "40");
    fireEvent.keyDown(editor(2)[name], { key: "Enter" });
    expect(drawing()).toEqual(["27in 16:9", "40in 21:9"]);
  });

  it("marks the check of an editor with uncommitted input until the input is committed or reverted", () => {
    render(<EditorPanel />);
    const isMarked = () => "edited" in editor(1).check.dataset;
    type(editor(1).length, "28");
    expect(isMarked()).toBe(true);
    type(editor(1).length, "27");
    expect(isMarked()).toBe(false);
    type(editor(1).length, "28");
    editor(1).press("Update drawing");
    expect(isMarked()).toBe(false);
  });

  it("converts the unit without drift, per editor, and commits centimetres", () => {
    render(<EditorPanel />);
    editor(1).press("INCHES");
    expect(shown(1)).toEqual(["68.58", "CENTIMETERS", "16", "9"]);
    expect(shown(2)).toEqual(["29", "INCHES", "21", "9"]);
    editor(1).press("CENTIMETERS");
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    for (const text of ["", ".", "0"]) {
      type(editor(1).length, text);
      fireEvent.click(editor(1).unit);
      expect(editor(1).length.value).toBe(text);
      fireEvent.click(editor(1).unit);
    }
    editor(1).press("INCHES");
    type(editor(1).length, "254");
    editor(1).press("Update drawing");
    expect(drawing()).toEqual(["254cm 16:9", "29in 21:9"]);
  });
});

describe("invalid input (S5)", () => {
  it.each([
    [["", "16", "9"], ["length"], "Invalid length"],
    [["0", "16", "9"], ["length"], "Invalid length"],
    [["27", "", "9"], ["width"], "Invalid aspect ratio"],
    [["27", "16", "0.0"], ["height"], "Invalid aspect ratio"],
    [["27", "0", "."], ["width", "height"], "Invalid aspect ratio"],
    [[".", "", "9"], ["length", "width"], "Invalid length\nand aspect ratio"],
    [["", "0", ""], ["length", "width", "height"], "Invalid length\nand aspect ratio"],
  ] as const)("a tooltip explains %j, and only the invalid inputs are marked", (typed, wrong, text) => {
    render(<EditorPanel />);
    for (const [index, name] of (["length", "width", "height"] as const).entries()) {
      type(editor(1)[name], typed[index] ?? "");
    }
    const tooltip = editor(1).group.getByRole("tooltip");
    expect(tooltip.textContent).toBe(text);
    for (const name of ["length", "width", "height"] as const) {
      const input = editor(1)[name];
      const isWrong = (wrong as readonly string[]).includes(name);
      expect(input.getAttribute("aria-invalid"), name).toBe(isWrong ? "true" : null);
      expect(input.getAttribute("aria-describedby"), name).toBe(isWrong ? tooltip.id : null);
    }
    expect(editor(2).group.queryByRole("tooltip")).toBeNull();
  });

  it("cannot be committed, not even by Enter, and disables only its own check", () => {
    render(<EditorPanel />);
    type(editor(1).length, "0");
    expect(editor(1).check.disabled).toBe(true);
    expect(editor(2).check.disabled).toBe(false);
    fireEvent.keyDown(editor(1).length, { key: "Enter" });
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
    type(editor(1).length, "30");
    expect(editor(1).check.disabled).toBe(false);
    expect(editor(1).group.queryByRole("tooltip")).toBeNull();
  });
});

describe("a ratio pasted as text", () => {
  const paste = (input: HTMLElement, text: string) =>
    fireEvent.paste(input, { clipboardData: { getData: () => text } });

  it.each([
    ["16:10", "16", "10"],
    ["4x3", "4", "3"],
    ["2.39:1", "2.39", "1"],
    ["2,39:1", "2.39", "1"],
    ["3440x1440", "3440", "1440"],
    [" 3,440 × 1,440 pixels ", "3440", "1440"],
  ])("splits %j into both inputs, whichever it is pasted into", async (written, width, height) => {
    render(<EditorPanel />);
    for (const name of ["width", "height"] as const) {
      type(editor(1).width, "7");
      type(editor(1).height, "5");
      paste(editor(1)[name], written);
      await waitFor(() => expect(shown(1)).toEqual(["27", "INCHES", width, height]));
    }
  });
});

it("announces what was understood of a pasted text in the card's own live region", async () => {
  render(<EditorPanel />);
  const before = [...document.querySelectorAll("[aria-live]")];
  const paste = (text: string) => fireEvent.paste(editor(1).length, { clipboardData: { getData: () => text } });
  const said = () => before.map((region) => region.textContent).filter((said) => said !== "");
  paste("nothing");
  await waitFor(() => expect(said()).toEqual([expect.stringContaining("“nothing” is no size")]));
  paste("HDMI-1 connected 3840x2160+0+0 (normal left inverted right) 1600mm x 900mm");
  await waitFor(() => expect(said()).toEqual([expect.stringContaining("HDMI-1 says 1600 × 900 mm")]));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(said()).toEqual([]);
});

describe("adding and removing (S4, D7)", () => {
  it("adds a screen of 27″ 16:9 until there are ten", async () => {
    render(<EditorPanel />);
    for (let count = 3; count <= 10; count++) {
      fireEvent.click(screen.getByRole("button", { name: "Add screen" }));
      expect(groups()).toHaveLength(count);
      expect(shown(count)).toEqual(["27", "INCHES", "16", "9"]);
    }
    expect(screen.queryByRole("button", { name: "Add screen" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Find a model or size" })).toBeDefined();
    expect(new Set(drawnColours()).size).toBe(10);

    editor(1).press("More actions");
    const items = await screen.findAllByRole("menuitem");
    const adding = items.filter(({ textContent }) => /^(Duplicate|Same )/.test(textContent ?? ""));
    expect(adding).toHaveLength(2);
    for (const item of adding) expect(item.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(adding[0] as HTMLElement);
    expect(groups()).toHaveLength(10);
  });

  it("resets the remaining editors to their committed values after a removal, in the unit of each editor", () => {
    render(<EditorPanel screens="27in-16x9~29in-21x9~34in-43x18" />);
    type(editor(1).length, "99");
    editor(2).press("INCHES");
    type(editor(2).width, "");
    editor(3).press("Remove");
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    expect(shown(2)).toEqual(["73.66", "CENTIMETERS", "21", "9"]);
    expect(screen.queryByRole("tooltip")).toBeNull();
    editor(1).press("Remove");
    expect(shown(1)).toEqual(["73.66", "CENTIMETERS", "21", "9"]);
    expect(drawing()).toEqual(["29in 21:9"]);
  });
});

describe("“Removed · Undo”", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const undo = () => screen.queryByRole("button", { name: "Undo" });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it("disappears after six seconds, but not while it has the focus", () => {
    render(<EditorPanel />);
    editor(1).press("Remove");
    fireEvent.focus(undo() as HTMLElement);
    pass(60_000);
    expect(undo()).not.toBeNull();
    fireEvent.blur(undo() as HTMLElement);
    pass(5_000);
    expect(undo()).not.toBeNull();
    pass(1_000);
    expect(undo()).toBeNull();
  });

  it("disappears with the next change, because it must not undo that one", () => {
    render(<EditorPanel />);
    editor(1).press("Remove");
    editor(1).press("Rotate");
    expect(undo()).toBeNull();
    expect(shown(1)).toEqual(["29", "INCHES", "9", "21"]);
  });

  it("restores even the last screen", () => {
    render(<EditorPanel />);
    editor(2).press("Remove");
    editor(1).press("Remove");
    expect(groups()).toHaveLength(0);
    fireEvent.click(undo() as HTMLElement);
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
  });
});

describe("the menu of a screen", () => {
  it("names a screen: the field appears with the focus and takes 40 characters; then the name is a button that opens it", async () => {
    render(<EditorPanel />);
    expect(editor(1).name).toBeNull();
    editor(1).press("More actions");
    await choose("Name");
    const name = editor(1).name as HTMLInputElement;
    expect(document.activeElement).toBe(name);
    type(name, "x".repeat(60));
    expect(editor(1).name?.value).toBe("x".repeat(40));
    editor(2).press("Remove");
    expect(editor(1).name, "the focus has left it").toBeNull();
    editor(1).press("x".repeat(40));
    type(editor(1).name as HTMLInputElement, "Desk ");
    fireEvent.blur(editor(1).name as HTMLInputElement);
    expect(editor(1).name).toBeNull();
    editor(1).press("Desk");
    expect(document.activeElement).toBe(editor(1).name);
    type(editor(1).name as HTMLInputElement, "Wall");
    fireEvent.keyDown(editor(1).name as HTMLInputElement, { key: "Escape" });
    expect(editor(1).name?.value).toBe("Desk");
    // Nothing moves under a pressed pointer.
    fireEvent.pointerDown(editor(1).length);
    fireEvent.blur(editor(1).name as HTMLInputElement);
    expect(editor(1).name).not.toBeNull();
    // Whether a click follows or not, as after a drag or with the second button.
    fireEvent.pointerUp(editor(1).length);
    expect(editor(1).name).not.toBeNull();
    await vi.waitFor(() => expect(editor(1).name).toBeNull());
    editor(1).press("Desk");
    fireEvent.pointerDown(editor(1).name as HTMLInputElement, { button: 2 });
    fireEvent.contextMenu(editor(1).name as HTMLInputElement);
    fireEvent.blur(editor(1).name as HTMLInputElement);
    await vi.waitFor(() => expect(editor(1).name).toBeNull());
  });

  it.each([
    // 34″ 3440×1440 is 34·18/√(43² + 18²) = 13.129″ tall; 16:9 as tall has 13.129·√337/9 = 26.78″.
    ["34in-43x18", "height", "26.78″ 16:9", "as tall as 34″ 3440×1440"],
    // 49·9/√(32² + 9²) = 13.266″; ·√337/9 = 27.06″.
    ["49in-32x9", "height", "27.06″ 16:9", "as tall as 49″ 32:9"],
    // 29·27/√(64² + 27²) = 11.272″; ·√337/9 = 22.99″.
    ["29in-64x27", "height", "22.99″ 16:9", "as tall as 29″ 2560×1080"],
    // 32² · 12/25 = 491.52 square inches; √(491.52 · 337/144) = 33.92″.
    ["32in-4x3", "area", "33.92″ 16:9", "as large as 32″ 4:3"],
    // 27·16/√337 = 23.532″ wide; 4:3 as wide has 23.532 · 5/4 = 29.42″.
    ["27in-16x9", "width", "29.42″ 4:3", "as wide as 27″ 16:9"],
    ["27in-16x9", "diagonal", "27″ 4:3", "same diagonal as 27″ 16:9"],
  ])("adds the equivalent of %s in %s: %s", async (screens, by, choice, name) => {
    render(<EditorPanel screens={screens} />);
    editor(1).press("More actions");
    await choose("Same size in another ratio…");
    const group = within(await screen.findByRole("group", { name: `Same ${by}` }));
    fireEvent.click(group.getByRole("menuitem", { name: choice }));
    expect(editor(2).isNamed(name)).toBe(true);
  });

  it("adds an equivalent right after its screen and in its unit", async () => {
    render(<EditorPanel screens="100cm-4x3~29in-21x9" />);
    editor(1).press("More actions");
    // 100 cm at 4:3 are 60 cm tall; 60 · √337/9 = 122.38 cm, shown as 122.4 cm.
    await choose("Same size in another ratio…", "122.4\u202fcm 16:9");
    expect(shown(2).slice(0, 2)).toEqual([expect.stringMatching(/^122\.38/), "CENTIMETERS"]);
    expect(shown(3)).toEqual(["29", "INCHES", "21", "9"]);
  });

  it("duplicates the committed screen with its name, and keeps uncommitted input in the original editor", async () => {
    render(<EditorPanel screens="27in-2560x1440-blue_Desk~29in-21x9-green" />);
    type(editor(1).length, "40");
    editor(1).press("More actions");
    await choose("Duplicate");
    expect(shown(1)).toEqual(["40", "INCHES", "16", "9"]);
    expect(shown(2)).toEqual(["27", "INCHES", "16", "9"]);
    expect(drawing().slice(0, 2)).toEqual(["27in 2560:1440", "27in 2560:1440"]);
    expect(editor(2).isNamed("Desk")).toBe(true);
  });

  it("sets the popular ratios in one editor, in the specified order (S2, D8)", async () => {
    render(<EditorPanel />);
    for (const ratio of ["4:3", "16:10", "16:9", "21:9"]) {
      editor(1).press("Popular aspect ratios");
      const group = within(await screen.findByRole("group", { name: "Popular ratios" }));
      const items = group.getAllByRole("menuitem");
      expect(items.map(({ textContent }) => textContent)).toEqual(["4:3", "16:10", "16:9", "21:9"]);
      await choose(ratio);
      expect(shown(1)).toEqual(["27", "INCHES", ...ratio.split(":")]);
      expect(drawing()).toEqual([`27in ${ratio}`, "29in 21:9"]);
    }
  });

  it("sets a resolution at once, which the card names below its ratio, and takes it away (D28)", async () => {
    render(<EditorPanel screens="27in-16x9~34in-21x9" />);
    const pixels = () => editor(1).group.queryByText(/ per inch/)?.textContent ?? null;
    editor(1).press("Popular aspect ratios");
    expect(screen.getByRole("menuitem", { name: "None" }).getAttribute("aria-current")).toBe("true");
    await choose("3840×2160");
    expect([shown(1), drawing()[0]]).toEqual([["27", "INCHES", "16", "9"], "27in 3840:2160"]);
    // √(3840² + 2160²) ÷ 27 = 163.2
    expect(pixels()).toContain("3840×2160 · 163 per inch");
    type(editor(1).width, "21");
    expect(pixels(), "typing changes no height").not.toBeNull();
    fireEvent.keyDown(editor(1).width, { key: "Escape" });
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    editor(1).press("Popular aspect ratios");
    await choose("None");
    expect([pixels(), drawing()[0]]).toEqual([null, "27in 16:9"]);
  });

  it("offers first what is sold as 21:9 at this size (F6.3)", () => {
    render(<EditorPanel screens="34in-21x9" />);
    editor(1).press("Popular aspect ratios");
    const group = within(screen.getByRole("group", { name: "Resolutions" }));
    expect(group.getAllByRole("menuitem").map((item) => item.firstChild?.textContent)).toEqual([
      "None",
      "3440×1440",
      "2560×1080",
      "3840×1600",
      "5120×2160",
    ]);
  });

  it("moves a screen, and the focus stays in its menu's button", async () => {
    render(<EditorPanel screens="27in-16x9~34in-21x9" />);
    editor(1).press("More actions");
    expect(screen.getByRole("menuitem", { name: "Move up" }).getAttribute("aria-disabled")).toBe("true");
    await choose("Move down");
    expect(drawing()).toEqual(["34in 21:9", "27in 16:9"]);
    expect(document.activeElement).toBe(editor(2).group.getByRole("button", { name: "More actions" }));
  });

  it("gives a screen a free colour or the tile's, and no other screen's (D4)", async () => {
    render(<EditorPanel screens="27in-16x9-blue~34in-21x9-green" />);
    editor(1).press("More actions");
    await choose("Colour…");
    const offered = screen.getAllByRole("menuitemradio");
    expect(offered).toHaveLength(9);
    expect(offered.map(({ textContent }) => textContent)).not.toContain("green");
    fireEvent.click(screen.getByRole("menuitemradio", { name: "pink" }));
    expect(drawnColours()).toEqual(["pink", "green"]);
  });
});
