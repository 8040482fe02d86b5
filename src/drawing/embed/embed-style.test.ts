import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMBED_COLOURS, EMBED_STYLES } from "./embed-style.ts";

describe("the style of an embedded comparison", () => {
  it("has the site's colours", () => {
    const sheet = readFileSync("src/ui/base.css", "utf8");
    const [light = "", dark = ""] = sheet.split("prefers-color-scheme: dark");
    for (const [name, value] of Object.entries(EMBED_COLOURS.light)) expect(light).toContain(`--${name}: ${value};`);
    for (const [name, value] of Object.entries(EMBED_COLOURS.dark)) expect(dark).toContain(`--${name}: ${value};`);
  });

  it("has the site's fallback font, so that words have the widths that the drawing reserves", () => {
    const faces = readFileSync("src/app/document.css", "utf8").match(/[a-z-]+-(?:adjust|override): [\d.]+%/g) ?? [];
    expect(faces.length).toBeGreaterThan(7);
    for (const face of faces) expect(EMBED_STYLES.reader).toContain(face.replace(" ", ""));
  });
});
