import { expect, it } from "vitest";
import { NO_OBJECTS, parseObjects, toggleObject } from "./objects.ts";

it.each([
  ["card,a4", ["card", "a4"]],
  ["A4 + Card", ["card", "a4"]],
  ["sofa,sofa,lamp", ["sofa"]],
])("D31: reads '%s' in a link", (text, objects) => {
  expect(parseObjects(text)).toEqual(objects);
});

it.each(["", "lamp", "cards", "constructor"])("reads no object in '%s'", (text) => {
  expect(parseObjects(text)).toBeNull();
});

it("adds an object in the menu's order, and removes it again", () => {
  const both = toggleObject(toggleObject(NO_OBJECTS, "person"), "card");
  expect(both).toEqual(["card", "person"]);
  expect(toggleObject(both, "card")).toEqual(["person"]);
  expect(toggleObject(["person"], "person")).toBe(NO_OBJECTS);
});
