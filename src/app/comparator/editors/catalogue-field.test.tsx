// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
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
} from "../../../../tests/setup/editor-panel.tsx";

beforeEach(addPopovers);

const field = (name = "Find a common size") => screen.getByRole("combobox", { name });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

async function search(text: string, input = field()): Promise<void> {
  fireEvent.focus(input);
  type(input, text);
  await waitFor(() => expect(screen.queryByRole("listbox") ?? screen.queryByRole("status")).not.toBeNull());
}

describe("the field for common sizes", () => {
  it.each([
    ["55 tv", /^55″ television 4K UHD/],
    ["6.1 phone", /^6\.1″ phone/],
    ["4k 32", /^32″ monitor 4K UHD/],
    ["2560x1440", /2560×1440/],
    ["34 ultrawide", /^34″ ultrawide/],
    ["14 laptop", /^14″ laptop/],
    ["11 tablet", /^11″ tablet/],
  ])("shows the best match for %j first", async (text, first) => {
    render(<EditorPanel />);
    await search(text);
    expect(options()[0]).toMatch(first);
  });

  it("lists the results under the headings of their groups, and a typed size under none", async () => {
    render(<EditorPanel />);
    await search("27 vs 34");
    const list = within(screen.getByRole("listbox"));
    const monitors = within(list.getByRole("group", { name: "Monitors" }));
    const names = monitors.getAllByRole("option").map(({ textContent }) => textContent);
    expect(names).toContainEqual(expect.stringMatching(/^27″ monitor/));
    expect(names).toContainEqual(expect.stringMatching(/^34″ ultrawide/));
    await search("77.5");
    const typed = list.getByRole("option", { name: /^Add 77\.5″ 16:9/ });
    expect(typed.closest('[role="group"]')).toBeNull();
  });

  it("keeps the name of a device", async () => {
    render(<EditorPanel />);
    await search("iphone 16");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(editor(3).name?.value).toBe("iPhone 16");
  });

  it("selects with the arrow keys, past both ends, and closes with Escape", async () => {
    render(<EditorPanel />);
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

  it("says so when nothing matches, and Enter adds nothing", async () => {
    render(<EditorPanel />);
    await search("999 toaster");
    expect(screen.getByRole("status").textContent).toBe("No size matches. Try fewer words.");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});

describe("replacing a screen with a common size", () => {
  async function openReplacement(number: number): Promise<HTMLElement> {
    editor(number).press("More actions");
    await choose("Replace with a common size…");
    return field(`Replace screen ${number} with`);
  }

  it("puts the chosen size in its place and colour, and returns the focus to the menu's button", async () => {
    render(<EditorPanel />);
    const before = drawnColours();
    const input = await openReplacement(2);
    expect(document.activeElement).toBe(input);
    await search("65 tv", input);
    fireEvent.keyDown(input, { key: "Enter" });
    expect(drawing()).toEqual(["27in 16:9", "65in 3840:2160"]);
    expect(drawnColours()).toEqual(before);
    expect(shown(2)).toEqual(["65", "INCHES", "3840", "2160"]);
    expect(screen.queryByRole("combobox", { name: "Replace screen 2 with" })).toBeNull();
    expect(document.activeElement).toBe(editor(2).group.getByRole("button", { name: "More actions" }));
  });

  it("says what choosing a typed size does", async () => {
    render(<EditorPanel />);
    await search("77.5", await openReplacement(1));
    expect(options()).toContainEqual(expect.stringMatching(/^Replace with 77\.5″ 16:9/));
  });

  it("changes nothing on Escape or when the focus goes elsewhere", async () => {
    render(<EditorPanel />);
    fireEvent.keyDown(await openReplacement(1), { key: "Escape" });
    expect(screen.queryByRole("combobox", { name: /^Replace/ })).toBeNull();
    fireEvent.blur(await openReplacement(2));
    expect(screen.queryByRole("combobox", { name: /^Replace/ })).toBeNull();
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
  });

  it("is offered at ten screens, too", async () => {
    render(<EditorPanel screens={Array(10).fill("27in-16x9").join("~")} />);
    expect(await openReplacement(10)).not.toBeNull();
  });
});
