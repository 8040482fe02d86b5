// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPopovers, drawing, drawnScreens, EditorPanel, editor, shown, type } from "#tests/setup/editor-panel.tsx";
import { CATALOGUE, MODELS } from "./editors/catalogue-field.tsx";

// A pasted text is then read at once.
beforeAll(async () => void (await Promise.all([CATALOGUE.load(), MODELS.load()])));
beforeEach(addPopovers);

/** Types characters behind the text of an input, one after the other. */
function typeKeys(input: HTMLInputElement, characters: string): void {
  for (const character of characters) type(input, input.value + character);
}

function paste(input: HTMLElement, text: string): void {
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
}

/** The visible notes and the announced ones must say the same. */
function expectNote(text: string): void {
  expect(screen.getAllByText(text, { normalizer: (shownText) => shownText })).toHaveLength(2);
}

describe("a unit typed behind a number (S5.1, D43)", () => {
  it.each([
    ["68c", ["68", "CENTIMETERS"], "68\u202fcm = 26.77″"],
    ["68cm", ["68", "CENTIMETERS"], "68\u202fcm = 26.77″"],
    ["68 cm", ["68", "CENTIMETERS"], "68\u202fcm = 26.77″"],
    ['34"', ["34", "INCHES"], "34″ = 86.36\u202fcm"],
    ["34''", ["34", "INCHES"], "34″ = 86.36\u202fcm"],
    ["34inch", ["34", "INCHES"], "34″ = 86.36\u202fcm"],
    ["1,5m", ["150", "CENTIMETERS"], "1.5\u202fm = 150\u202fcm = 59.06″"],
    ["680mm", ["68", "CENTIMETERS"], "680\u202fmm = 68\u202fcm = 26.77″"],
    ["5 ft", ["60", "INCHES"], "5\u202fft = 60″"],
    ["5' 6\"", ["66", "INCHES"], "5\u202fft\u202f6\u202fin = 66″"],
    ["5′10″", ["70", "INCHES"], "5\u202fft\u202f10\u202fin = 70″"],
    ["5 ft 6 in", ["66", "INCHES"], "5\u202fft\u202f6\u202fin = 66″"],
  ])("%s is understood and never enters the input", (keys, expected, note) => {
    render(<EditorPanel />);
    type(editor(1).length, "");
    typeKeys(editor(1).length, keys);
    expect(shown(1)).toEqual([...expected, "16", "9"]);
    expectNote(note);
    expect(drawing(), "it waits for its commit (D2)").toEqual(["27in 16:9", "29in 21:9"]);
  });

  it("goes on from the number as it was typed, and starts again with another number", () => {
    render(<EditorPanel />);
    type(editor(1).length, "2");
    typeKeys(editor(1).length, "m");
    expect(editor(1).length.value).toBe("200");
    typeKeys(editor(1).length, "5m");
    expect(editor(1).length.value).toBe("200500");
    fireEvent.blur(editor(1).length);
    typeKeys(editor(1).length, "m");
    expect(editor(1).length.value, "after the focus has left, an m is a metre again").toBe("20050000");
  });

  it.each(["k", "e", "-", "x"])("ignores %j", (key) => {
    render(<EditorPanel />);
    typeKeys(editor(1).length, key);
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    const announced = [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent);
    expect(announced.join("")).toBe("");
  });

  it("keeps its note until the next change or the commit", () => {
    render(<EditorPanel />);
    const note = () => screen.queryAllByText(/26\.77/, { selector: "p" });
    type(editor(1).length, "68");
    typeKeys(editor(1).length, "cm");
    expect(note()).toHaveLength(1);
    type(editor(1).length, "69");
    expect(note()).toHaveLength(0);
    type(editor(1).length, "68");
    typeKeys(editor(1).length, "cm");
    editor(1).press("Update drawing");
    expect(note()).toHaveLength(0);
    expect(drawing()[0]).toBe("68cm 16:9");
  });

  it("converts into the centimetres of a gap, and refuses one that is too wide (D29)", () => {
    render(<EditorPanel screens="2x68cm-16x9" view={{ lengths: "cm" }} />);
    const gap = editor(1).group.getByRole<HTMLInputElement>("textbox", { name: "Gap" });
    typeKeys(gap, '1"');
    expect(gap.value).toBe("2.54");
    expectNote("1″ = 2.54\u202fcm");
    paste(gap, "15 mm");
    expect(gap.value).toBe("1.5");
    paste(gap, "1 m");
    expect(gap.value).toBe("100");
    expect(screen.getByRole("tooltip").textContent).toBe("Invalid gap (0 to 10\u202fcm)");
  });

  it("shows and takes a gap and a distance in inches where these come first, and holds centimetres (D36)", () => {
    render(<EditorPanel screens="2x27in-16x9-gap2.54-at71.12cm" view={{ scale: "seat" }} />);
    const field = (name: string) => editor(1).group.getByRole<HTMLInputElement>("textbox", { name });
    const [gap, distance] = [field("Gap"), field("Own distance")];
    expect([gap.value, distance.value]).toEqual(["1", "28″"]);
    type(gap, "0.5");
    type(distance, "30,5");
    expect([gap.value, distance.value]).toEqual(["0.5", "30,5"]);
    type(gap, "4");
    expect(screen.getByRole("tooltip").textContent).toBe("Invalid gap (0 to 3.93″)");
    type(gap, "0.5");
    editor(1).press("Update drawing");
    expect(drawnScreens()[0]).toMatchObject({ gap: 1.27, distance: 77.47 });
  });
});

describe("a pasted size (D43)", () => {
  it.each([
    ["68 cm", ["68", "CENTIMETERS", "16", "9"]],
    ['34"', ["34", "INCHES", "16", "9"]],
    ["27in-16x10", ["27", "INCHES", "16", "10"]],
    ['27" 3840x2160', ["27", "INCHES", "3840", "2160"]],
    ['34" 3440x1440', ["34", "INCHES", "3440", "1440"]],
    ["68 cm 4:3", ["68", "CENTIMETERS", "4", "3"]],
    ["1.5 m 21:9", ["150", "CENTIMETERS", "21", "9"]],
    ["31.5 16:10", ["31.5", "INCHES", "16", "10"]],
    ["4:3", ["27", "INCHES", "4", "3"]],
  ])("%s fills the editor from any of its inputs", (text, expected) => {
    for (const name of ["length", "width", "height"] as const) {
      const { unmount } = render(<EditorPanel />);
      paste(editor(1)[name], text);
      expect(shown(1), name).toEqual(expected);
      unmount();
    }
  });

  it("takes a number without a unit in the editor's unit", () => {
    render(<EditorPanel screens="68cm-16x9" />);
    paste(editor(1).length, "70 4:3");
    expect(shown(1)).toEqual(["70", "CENTIMETERS", "4", "3"]);
    expectNote("70\u202fcm = 27.56″ · 4:3");
  });

  it("fills in two sides, sets and names of resolutions, in words of several languages (D59)", () => {
    render(<EditorPanel />);
    for (const [text, expected] of [
      ["597 x 336 mm", ["26.97", "INCHES", "59.7", "33.6"]],
      ["27 pouces 4K", ["27", "INCHES", "3840", "2160"]],
      ["34 WQHD", ["34", "INCHES", "3440", "1440"]],
      ["DP-1 connected 2560x1440+0+0 597mm x 336mm", ["26.97", "INCHES", "2560", "1440"]],
      ["65 in 150 cm", ["65", "INCHES", "16", "9"]],
      ["3 m", ["300", "CENTIMETERS", "16", "9"]],
    ] as const) {
      paste(editor(1).length, text);
      expect(shown(1), text).toEqual(expected);
    }
    paste(editor(1).length, "597 x 336 mm");
    editor(1).press("Update drawing");
    expect(drawing(), "sides are no pixels").toEqual(["26.97in 59.7:33.6", "29in 21:9"]);
  });

  it("offers what several screens can mean, and fills in nothing before", async () => {
    render(<EditorPanel />);
    paste(editor(1).length, "27 vs 32");
    await screen.findByText("“27 vs 32” is two screens.", { selector: "p" });
    expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
    fireEvent.click(screen.getByRole("button", { name: "32″ here" }));
    expect(shown(1)).toEqual(["32", "INCHES", "16", "9"]);
    expect(drawing(), "it waits for its commit (D2)").toEqual(["27in 16:9", "29in 21:9"]);
    paste(editor(1).length, "27 vs 32");
    fireEvent.click(await screen.findByRole("button", { name: "Compare 27″ and 32″" }));
    expect(drawing()).toEqual(["27in 16:9", "32in 16:9"]);
  });

  it("fills in a model with its name, and a set, which wait for the commit", async () => {
    render(<EditorPanel />);
    paste(editor(1).length, "Dell U2723QE");
    await screen.findByText("Dell U2723QE: 26.96″, 3840×2160, by the maker’s data.", { selector: "p" });
    expect(editor(1).name?.value).toBe("Dell U2723QE");
    fireEvent.click(screen.getByRole("button", { name: "Without the name" }));
    expect(editor(1).name).toBeNull();
    paste(editor(1).length, "2x24");
    await screen.findByRole("button", { name: "Two single screens" });
    editor(1).press("Update drawing");
    expect(drawnScreens()[0]).toMatchObject({ count: 2, length: 24 });
    editor(1).press("Close");
    expect(screen.queryByRole("button", { name: "Two single screens" })).toBeNull();
  });

  it("closes its offers with Escape and with the next input", async () => {
    render(<EditorPanel />);
    const offer = () => screen.queryByRole("button", { name: "Look from 3\u202fm" });
    paste(editor(1).length, "3 m");
    await screen.findByText(/^“3 m” is taken as the diagonal/, { selector: "p" });
    fireEvent.keyDown(editor(1).length, { key: "Escape" });
    expect(offer()).toBeNull();
    paste(editor(1).length, "3 m");
    expect(offer()).not.toBeNull();
    type(editor(1).length, "28");
    expect(offer()).toBeNull();
  });

  it.each(["banana", "1,234.5", "-5"])("%s is refused with a note and changes nothing", (text) => {
    render(<EditorPanel />);
    for (const name of ["length", "width"] as const) {
      paste(editor(1)[name], text);
      expect(shown(1)).toEqual(["27", "INCHES", "16", "9"]);
      expectNote(`“${text}” is no size. The diagonal stays 27″.`);
    }
  });
});
