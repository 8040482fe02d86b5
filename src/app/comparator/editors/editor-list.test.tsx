// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useCallback, useReducer } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseScreens, stateOf } from "../../../comparison/address.ts";
import { historyOf, reduceHistory } from "../../../comparison/history.ts";
import type { ComparisonState, Entry } from "../../../comparison/state.ts";
import { EditorList } from "./editor-list.tsx";

/** What is drawn, as the editors' last rendering left it. */
let drawn: ComparisonState["entries"] = [];

/** The editors of the desktop's panel over a comparison of their own. */
function Panel({ screens = "27in-16x9~29in-21x9" }) {
  const [{ present }, dispatch] = useReducer(reduceHistory, stateOf(parseScreens(screens).screens), historyOf);
  drawn = present.entries;
  const onEnter = useCallback((entry: Entry) => dispatch({ type: "commit", id: entry.id }), []);
  return <EditorList state={present} dispatch={dispatch} committable showsErrors onEnter={onEnter} />;
}

beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => {};
});

const groups = () => screen.queryAllByRole("group", { name: /^Screen \d+$/ }).filter((group) => !group.inert);

function editor(number: number) {
  const group = within(groups()[number - 1] as HTMLElement);
  const field = (name: string) => group.getByRole<HTMLInputElement>("textbox", { name });
  const button = (name: string | RegExp) => group.getByRole<HTMLButtonElement>("button", { name });
  return {
    group,
    length: field("Diagonal"),
    width: field("Aspect ratio width"),
    height: field("Aspect ratio height"),
    name: field("Name"),
    unit: button(/^(INCHES|CENTIMETERS)$/),
    check: button("Update drawing"),
    press: (name: string) => fireEvent.click(button(name)),
  };
}

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
}

/** What an editor shows: diagonal, unit, ratio width and height. */
function shown(number: number): string[] {
  const { length, unit, width, height } = editor(number);
  return [length.value, unit.textContent, width.value, height.value];
}

/** The diagonals in inches and the ratios that are drawn. */
function drawing(): string[] {
  return drawn.map(({ screen: { length, unit, width, height } }) => `${length}${unit} ${width}:${height}`);
}

async function choose(...items: string[]): Promise<void> {
  for (const name of items) fireEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("committing (S4, D2, D3)", () => {
  it("draws what is typed for one screen when its own check is pressed, and leaves the others alone", () => {
    render(<Panel />);
    type(editor(1).length, "40");
    type(editor(2).length, "50");
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
    editor(2).press("Update drawing");
    expect(drawing()).toEqual(["27in 16:9", "50in 21:9"]);
    expect(shown(1)).toEqual(["40", "INCHES", "16", "9"]);
  });

  it.each(["length", "width", "height"] as const)("commits on Enter in the input of %s", (name) => {
    render(<Panel />);
    type(editor(2).length, "40");
    fireEvent.keyDown(editor(2)[name], { key: "Enter" });
    expect(drawing()).toEqual(["27in 16:9", "40in 21:9"]);
  });

  it("marks the check of an editor with uncommitted input until it is committed or taken back", () => {
    render(<Panel />);
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
    render(<Panel />);
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

  it("cuts a name at 40 characters", () => {
    render(<Panel />);
    type(editor(1).name, "x".repeat(60));
    expect(editor(1).name.value).toBe("x".repeat(40));
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
  ] as const)("%j is explained in a tooltip, and only the wrong inputs are marked", (typed, wrong, text) => {
    render(<Panel />);
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

  it("is not committed, not even by Enter, and disables only its own check", () => {
    render(<Panel />);
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
  ])("%j is split into both inputs, from either", async (written, width, height) => {
    render(<Panel />);
    for (const name of ["width", "height"] as const) {
      type(editor(1).width, "7");
      type(editor(1).height, "5");
      paste(editor(1)[name], written);
      await waitFor(() => expect(shown(1)).toEqual(["27", "INCHES", width, height]));
    }
  });
});

describe("the honest 21:9", () => {
  const hint = (number: number) => editor(number).group.queryByText(/^Sold as 21:9:/);
  const offered = (number: number) =>
    within(hint(number) as HTMLElement)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);

  it("offers the ratios of real panels while 21:9 is typed, also upright, and not for a phone", () => {
    render(<Panel />);
    expect(hint(1)).toBeNull();
    expect(offered(2)).toEqual(["64:27", "43:18", "12:5"]);
    type(editor(1).width, "21");
    expect(hint(1)).not.toBeNull();
    type(editor(1).width, "20");
    expect(hint(1)).toBeNull();
    editor(2).press("Rotate");
    expect(offered(2)).toEqual(["27:64", "18:43", "5:12"]);
    type(editor(2).length, "6.5");
    expect(hint(2), "phones of 7:3 exist").toBeNull();
  });

  it("sets the ratio that is chosen and moves the focus on to the check", () => {
    render(<Panel />);
    editor(2).press("43:18");
    expect(shown(2)).toEqual(["29", "INCHES", "43", "18"]);
    expect(hint(2)).toBeNull();
    expect(document.activeElement).toBe(editor(2).check);
  });
});

describe("adding and removing (S4, D7)", () => {
  it("offers a new screen of 27 at 16:9 until there are ten", async () => {
    render(<Panel />);
    for (let count = 3; count <= 10; count++) {
      fireEvent.click(screen.getByRole("button", { name: "Add screen" }));
      expect(groups()).toHaveLength(count);
      expect(shown(count)).toEqual(["27", "INCHES", "16", "9"]);
    }
    expect(screen.queryByRole("button", { name: "Add screen" })).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(new Set(drawn.map(({ screen: { colour } }) => colour)).size).toBe(10);

    editor(1).press("More actions");
    const items = await screen.findAllByRole("menuitem");
    expect(items).toHaveLength(5);
    for (const item of items) expect(item.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(items[0] as HTMLElement);
    expect(groups()).toHaveLength(10);
  });

  it("shows the committed values of the remaining screens again, each in its editor's own unit", () => {
    render(<Panel screens="27in-16x9~29in-21x9~34in-43x18" />);
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

  it("goes by itself after six seconds, but not while it has the focus", () => {
    render(<Panel />);
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

  it("goes with the next change, so that it never takes back anything else", () => {
    render(<Panel />);
    editor(1).press("Remove");
    editor(1).press("Rotate");
    expect(undo()).toBeNull();
    expect(shown(1)).toEqual(["29", "INCHES", "9", "21"]);
  });

  it("brings even the last screen back", () => {
    render(<Panel />);
    editor(2).press("Remove");
    editor(1).press("Remove");
    expect(groups()).toHaveLength(0);
    fireEvent.click(undo() as HTMLElement);
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
  });
});

describe("the menu of a screen", () => {
  it.each([
    // 34″ 43:18 is 34·18/√(43² + 18²) = 13.129″ tall; 16:9 as tall has 13.129·√337/9 = 26.78″.
    ["34in-43x18", "height", "26.78″ 16:9", "as tall as 34″ 43:18"],
    // 49·9/√(32² + 9²) = 13.266″; ·√337/9 = 27.06″.
    ["49in-32x9", "height", "27.06″ 16:9", "as tall as 49″ 32:9"],
    // 29·27/√(64² + 27²) = 11.272″; ·√337/9 = 22.99″.
    ["29in-64x27", "height", "22.99″ 16:9", "as tall as 29″ 64:27"],
    // 32² · 12/25 = 491.52 square inches; √(491.52 · 337/144) = 33.92″.
    ["32in-4x3", "area", "33.92″ 16:9", "as large as 32″ 4:3"],
    // 27·16/√337 = 23.532″ wide; 4:3 as wide has 23.532 · 5/4 = 29.42″.
    ["27in-16x9", "width", "29.42″ 4:3", "as wide as 27″ 16:9"],
    ["27in-16x9", "diagonal", "27″ 4:3", "same diagonal as 27″ 16:9"],
  ])("adds the equivalent of %s in %s: %s", async (screens, by, choice, name) => {
    render(<Panel screens={screens} />);
    editor(1).press("More actions");
    await choose(`Same ${by} in another ratio…`, choice);
    expect(editor(2).name.value).toBe(name);
  });

  it("adds an equivalent in the unit of its screen, right behind it", async () => {
    render(<Panel screens="100cm-4x3~29in-21x9" />);
    editor(1).press("More actions");
    // 100 cm at 4:3 are 60 cm tall; 60 · √337/9 = 122.38 cm.
    await choose("Same height in another ratio…", "122.38\u202fcm 16:9");
    expect(shown(2).slice(0, 2)).toEqual([expect.stringMatching(/^122\.38/), "CENTIMETERS"]);
    expect(shown(3)).toEqual(["29", "INCHES", "21", "9"]);
  });

  it("duplicates what is drawn with its name, and leaves what is typed where it was typed", async () => {
    render(<Panel screens="27in-2560x1440-blue_Desk~29in-21x9-green" />);
    type(editor(1).length, "40");
    editor(1).press("More actions");
    await choose("Duplicate");
    expect(shown(1)).toEqual(["40", "INCHES", "2560", "1440"]);
    expect(shown(2)).toEqual(["27", "INCHES", "2560", "1440"]);
    expect(editor(2).name.value).toBe("Desk");
  });

  it("sets the popular ratios in one editor, in the specified order (S2, D8)", async () => {
    render(<Panel />);
    for (const ratio of ["4:3", "16:10", "16:9", "21:9"]) {
      editor(1).press("Popular aspect ratios");
      const items = await screen.findAllByRole("menuitem");
      expect(items.map(({ textContent }) => textContent)).toEqual(["4:3", "16:10", "16:9", "21:9"]);
      await choose(ratio);
      expect(shown(1)).toEqual(["27", "INCHES", ...ratio.split(":")]);
    }
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
  });
});

describe("the field for common sizes", () => {
  const field = () => screen.getByRole("combobox", { name: "Find a common size" });
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  async function search(text: string): Promise<void> {
    fireEvent.focus(field());
    type(field(), text);
    await waitFor(() => expect(screen.queryByRole("listbox") ?? screen.queryByRole("status")).not.toBeNull());
  }

  it.each([
    ["55 tv", /^55″ television 4K UHD/],
    ["6.1 phone", /^6\.1″ phone/],
    ["4k 32", /^32″ monitor 4K UHD/],
    ["2560x1440", /2560×1440/],
    ["34 ultrawide", /^34″ ultrawide/],
    ["14 laptop", /^14″ laptop/],
    ["11 tablet", /^11″ tablet/],
  ])("finds first what people mean by %j", async (asked, first) => {
    render(<Panel />);
    await search(asked);
    expect(options()[0]).toMatch(first);
  });

  it("moves around the list with the arrow keys, and Escape closes it", async () => {
    render(<Panel />);
    await search("ultrawide 49");
    const count = options().length;
    expect(count).toBeGreaterThan(1);
    const active = () => options().indexOf(screen.getByRole("option", { selected: true }).textContent);
    for (const [key, at] of [
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", count - 1],
      ["ArrowDown", 0],
    ] as const) {
      fireEvent.keyDown(field(), { key });
      expect(active()).toBe(at);
    }
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(options()).toEqual([]);
  });

  it("says so when nothing matches, and adds nothing", async () => {
    render(<Panel />);
    await search("999 toaster");
    expect(screen.getByRole("status").textContent).toBe("No size matches. Try fewer words.");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});
