// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
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
import { rememberMyScreen } from "../my-screen.ts";
import { CATALOGUE, MODELS } from "./catalogue-field.tsx";

beforeAll(() => Promise.all([CATALOGUE.load(), MODELS.load()]));
beforeEach(addPopovers);

const field = (name = "Find a model or size") => screen.getByRole("combobox", { name });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

async function search(text: string, input = field()): Promise<void> {
  fireEvent.focus(input);
  type(input, text);
  await waitFor(() =>
    expect(screen.queryByRole("listbox") ?? document.querySelector("[aria-live]:not(:empty)")).not.toBeNull(),
  );
}

/** Shown, and for screen readers in a region that was there before. */
async function expectSaid(text: string): Promise<void> {
  await waitFor(() => {
    const regions = screen
      .getAllByText((_, element) => element?.children.length === 0 && element.textContent === text)
      .map((element) => element.getAttribute("aria-live"));
    expect(regions).toEqual([null, "polite"]);
  });
}

describe("the field for models and sizes", () => {
  it("lists the results under the headings of their groups", async () => {
    render(<EditorPanel />);
    await search("27 vs 34");
    const namesIn = (name: string) =>
      within(screen.getByRole("group", { name }))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(namesIn("Sizes")).toContainEqual(expect.stringMatching(/^27″ monitor/));
    expect(namesIn("Sizes")).toContainEqual(expect.stringMatching(/^34″ ultrawide/));
    await search("u27");
    expect(namesIn("Monitors by model")[0]).toMatch(/^Dell U27.*″/);
    await search("77.5");
    expect(namesIn("Sizes")).toContainEqual(expect.stringMatching(/^Add 77\.5″ 16:9/));
  });

  it("opens a long group in place, with the keyboard too (D40)", async () => {
    render(<EditorPanel />);
    await search("u27");
    const before = options();
    const more = before.findIndex((text) => text?.startsWith("Show all"));
    for (let press = 0; press < more; press++) fireEvent.keyDown(field(), { key: "ArrowDown" });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
    expect(options().length).toBeGreaterThan(before.length);
    expect(options().slice(0, more)).toEqual(before.slice(0, more));
  });

  it("turns a model into a screen with its resolution, its diagonal and its name (D40)", async () => {
    render(<EditorPanel />);
    await search("aw 3423 dw");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(shown(3)).toEqual(["34.18", "INCHES", "3440", "1440"]);
    expect(editor(3).isNamed("Dell AW3423DW")).toBe(true);
  });

  it("keeps the name of a device", async () => {
    render(<EditorPanel />);
    await search("iphone 16");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(editor(3).isNamed("iPhone 16")).toBe(true);
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

  it("says so when no model and no size has the words, and Enter adds nothing (D40)", async () => {
    render(<EditorPanel />);
    await search("zz0");
    await expectSaid("Nothing is called zz0.");
    await search("wristwatch");
    await expectSaid("Nothing is called wristwatch.");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
    expect(options()).toContainEqual(expect.stringMatching(/^27 vs 34 +two sizes$/));
  });

  it("shows what can be typed, and types it", async () => {
    render(<EditorPanel />);
    await search("");
    fireEvent.click(screen.getByRole("option", { name: /^27 vs 34/ }));
    expect((field() as HTMLInputElement).value).toBe("27 vs 34");
    expect(options()[0]).toMatch(/^Compare 27″ and 34″/);
  });

  it("compares just the two sizes that are typed, in place of what is drawn", async () => {
    render(<EditorPanel />);
    await search("27 vs 34");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    expect(shown(2)).toEqual(["34", "INCHES", "3440", "1440"]);
  });

  it("says what is drawn, and keeps the list open for the others that are named", async () => {
    render(<EditorPanel />);
    await search("27 16:9 vs 34");
    const drawn = options().find((text) => text?.startsWith("Add 27″ 16:9"));
    expect(drawn).toMatch(/drawn$/);
    const place = options().findIndex((text) => text?.startsWith("34″ ultrawide, UWQHD"));
    const press = (index: number) => fireEvent.click(screen.getAllByRole("option")[index] as HTMLElement);
    press(place);
    expect(groups()).toHaveLength(3);
    expect(options()[place]).toMatch(/✓ added$/);
    press(0);
    expect(groups()).toHaveLength(2);
    expect(options()).toEqual([]);
  });

  it("adds nothing to ten screens and says why, but compares in their place (S5.5)", async () => {
    render(<EditorPanel screens={Array(10).fill("27in-16x9").join("~")} />);
    await search("27 vs 34");
    await expectSaid("Ten screens at most. Remove one to add another.");
    const off = screen.getAllByRole("option").filter(({ textContent }) => /^(?:27|34)″/.test(textContent));
    expect(off.length).toBeGreaterThan(1);
    for (const option of off) expect(option.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(off[0] as HTMLElement);
    expect(groups()).toHaveLength(10);
    await search("27");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(10);
    await search("27 vs 34");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(groups()).toHaveLength(2);
  });

  it("draws a size in a space, and says whether it fits (D38)", async () => {
    render(<EditorPanel />);
    await search("75 in 150 cm");
    expect(options()[0]).toMatch(/^75″ is 7\.1″ too wide/);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(shown(1)).toEqual(["75", "INCHES", "16", "9"]);
    expect(screen.getByRole("group", { name: "Space" })).toBeDefined();
  });

  it("offers the televisions that fill 30° to 40° from a distance, and to look from it", async () => {
    render(<EditorPanel />);
    await search("3 m");
    await expectSaid("From 3\u202fm, 75″ to 98″ fill 30° to 40°, the range for films.");
    const chosen = () => screen.getByRole("option", { selected: true }).getAttribute("aria-label");
    expect(chosen()).toBe("75″, fills 31°");
    expect(options()).toContainEqual(expect.stringMatching(/^75″ television.*fills 31°$/));
    expect(options()).toContainEqual(expect.stringMatching(/^Look from 3\u202fm/));
    fireEvent.keyDown(field(), { key: "ArrowRight" });
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    expect(chosen()).toBe("83″, fills 34°");
    fireEvent.keyDown(field(), { key: "ArrowLeft" });
    expect(options()).toContainEqual(expect.stringMatching(/^77″ television.*fills 32°$/));
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(shown(3)).toEqual(["77", "INCHES", "16", "9"]);
  });

  it.each([
    ["3 m", ["30°", "40°"]],
    ["2 m in 150 cm", ["30°", "150\u202fcm"]],
    ["1.8 m in 140 cm", ["30°", "140\u202fcm"]],
  ])("writes no text over another one below the bar for %j", async (text, marks) => {
    render(<EditorPanel />);
    await search(text);
    await screen.findAllByRole("option", { name: /fills \d+°/ });
    const bar = [...screen.getByRole("listbox").querySelectorAll('span[aria-hidden="true"].fine')];
    expect(bar.map(({ textContent }) => textContent).filter((mark) => mark !== "")).toEqual(marks);
  });

  it("leaves ← to the caret before a size on the bar was chosen, and adds one that is pressed", async () => {
    render(<EditorPanel />);
    await search("3 m");
    fireEvent.keyDown(field(), { key: "ArrowLeft" });
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("75″");
    fireEvent.click(screen.getByRole("option", { name: "98″, fills 40°" }));
    expect(shown(3)).toEqual(["98", "INCHES", "16", "9"]);
  });

  it("highlights nothing on touch before a key, picks on the bar, and adds by its row", async () => {
    const real = window.matchMedia.bind(window);
    const matchMedia = vi.spyOn(window, "matchMedia");
    matchMedia.mockImplementation((query) => real(query === "(hover: none)" ? "all" : query));
    render(<EditorPanel />);
    await search("3 m");
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
    fireEvent.click(screen.getByRole("option", { name: "83″, fills 34°" }));
    expect(groups()).toHaveLength(2);
    fireEvent.click(screen.getByRole("option", { name: /^83″ television/ }));
    expect(shown(3)).toEqual(["83", "INCHES", "16", "9"]);
    await search("77.5");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(shown(4)).toEqual(["77.5", "INCHES", "16", "9"]);
    matchMedia.mockRestore();
  });

  it.each([
    ["34 wqhd", "At 34″, wqhd is sold as 3440×1440."],
    ["597 x 336 mm", "59.7 × 33.6\u202fcm is 68.5\u202fcm from corner to corner, 26.97″."],
    ["c3 vs c4", "No size is named: 55″ of each."],
    ["34 100R", "100R is left out."],
  ])("says how it read %j", async (text, reading) => {
    render(<EditorPanel />);
    await search(text);
    await expectSaid(reading.replace("wqhd", "WQHD"));
  });

  it("offers the size of an unknown model (D40)", async () => {
    render(<EditorPanel />);
    await search("hisense zz99 55");
    await expectSaid("zz99 is not in the list. Its size is enough:");
    expect(options()[0]).toMatch(/^55″ television/);
  });

  it("says of when the list is (D40)", async () => {
    render(<EditorPanel />);
    await search("27");
    expect(screen.getByText(/Makers’ data, November 2026/)).not.toBeNull();
  });
});

describe("my screen in the field for models and sizes (D48)", () => {
  const remembered = parseScreens("32in-3840x2160-blue-at80cm_Desk").screens[0] ?? null;
  beforeEach(() => {
    rememberMyScreen(remembered);
    return () => rememberMyScreen(null);
  });

  it("is offered first and becomes a screen with all that describes it", async () => {
    render(<EditorPanel />);
    await search("");
    expect(within(screen.getByRole("group", { name: "My screen" })).getAllByRole("option")).toHaveLength(1);
    expect(options()[0]).toBe("Desk 32″ 16:9 27.9 × 15.7″");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(shown(3)).toEqual(["32", "INCHES", "16", "9"]);
    expect(editor(3).isNamed("Desk")).toBe(true);
    expect(drawnColours()).toEqual(["blue", "green", "pink"]);
  });

  it.each(["my", "my screen", "des"])("is found by its words: %j", async (text) => {
    render(<EditorPanel />);
    await search(text);
    expect(options()[0]).toMatch(/^Desk/);
    expect(screen.queryByText(/^No such model\. Its size/)).toBeNull();
  });

  it("does not stand before what else was typed", async () => {
    render(<EditorPanel />);
    await search("desk 27");
    expect(screen.queryByRole("group", { name: "My screen" })).toBeNull();
  });
});

describe("replacing a screen with a common size", () => {
  async function openReplacement(number: number): Promise<HTMLElement> {
    editor(number).press("More actions");
    await choose("Replace…");
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
    expect(shown(2)).toEqual(["65", "INCHES", "16", "9"]);
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
    // Nothing moves under a pressed pointer.
    const again = await openReplacement(2);
    fireEvent.pointerDown(editor(1).length);
    fireEvent.blur(again);
    expect(again.isConnected).toBe(true);
    fireEvent.pointerUp(editor(1).length);
    await waitFor(() => expect(again.isConnected).toBe(false));
    expect(drawing()).toEqual(["27in 16:9", "29in 21:9"]);
  });

  it("is offered at ten screens, too", async () => {
    render(<EditorPanel screens={Array(10).fill("27in-16x9").join("~")} />);
    expect(await openReplacement(10)).not.toBeNull();
  });
});
