import { describe, expect, it } from "vitest";
import { formatScreens, parseScreens } from "./address.ts";

const read = (text: string) => parseScreens(text).screens;

describe("the link of a row (D56)", () => {
  it.each([
    ["27in-16x9-blue-up3", 3],
    ["27in-16x9-blue-up-3", -3],
    ["27in-16x9-up-13.73-blue", -13.73],
    ["27-16x9-UP 6cm", 6],
    ["27in-16x9-blue-up–3,5", -3.5],
    ["27in-16x9-blue-up-3_Desk", -3],
  ])("has what a screen is raised in a row (D56): '%s'", (text, raised) => {
    const { screens, unreadable } = parseScreens(text);
    expect(screens).toMatchObject([{ length: 27, colour: "blue", raised }]);
    expect(unreadable).toEqual([]);
  });

  it.each(["27in-16x9-blue-up201", "27in-16x9-blue-up-", "27in-16x9-blue-up."])(
    "leaves out what is no height (D56): '%s'",
    (text) => {
      expect(parseScreens(text).screens[0]).not.toHaveProperty("raised");
    },
  );

  it("says nothing of a screen on the line (D56)", () => {
    expect(read("27in-16x9-blue-up0")[0]).not.toHaveProperty("raised");
    expect(formatScreens(read("27in-16x9-blue-up-13.73-gap2"))).toBe("27in-16x9-blue-gap2-up-13.73");
  });
});
