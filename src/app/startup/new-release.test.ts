import { expect, it } from "vitest";
import { isScriptLoadError } from "./new-release.ts";

it.each([
  ["Chromium", "Failed to fetch dynamically imported module: https://diagonal.example/assets/editor-drawer-x.js"],
  ["Firefox", "error loading dynamically imported module: https://diagonal.example/assets/editor-drawer-x.js"],
  ["Safari", "Importing a module script failed."],
  ["Vite", "Unable to preload CSS for /assets/style-x.css"],
])("recognises the message of %s for a script that cannot be loaded", (_, message) => {
  expect(isScriptLoadError(new TypeError(message))).toBe(true);
});

it("ignores any other failure", () => {
  expect(isScriptLoadError(new TypeError("Failed to fetch"))).toBe(false);
  expect(isScriptLoadError("Importing a module script failed.")).toBe(false);
  expect(isScriptLoadError(undefined)).toBe(false);
});
