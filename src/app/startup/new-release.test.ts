import { expect, it } from "vitest";
import { isMissingScript } from "./new-release.ts";

it.each([
  ["Chromium", "Failed to fetch dynamically imported module: https://diagonal.example/assets/editor-drawer-x.js"],
  ["Firefox", "error loading dynamically imported module: https://diagonal.example/assets/editor-drawer-x.js"],
  ["Safari", "Importing a module script failed."],
  ["Vite", "Unable to preload CSS for /assets/style-x.css"],
])("a script that cannot be loaded is known in the words of %s", (_, message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true);
});

it("any other failure is no missing script", () => {
  expect(isMissingScript(new TypeError("Failed to fetch"))).toBe(false);
  expect(isMissingScript("Importing a module script failed.")).toBe(false);
  expect(isMissingScript(undefined)).toBe(false);
});
