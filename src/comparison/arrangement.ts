/** How the outlines lie to each other: D10's common centre, or by choice another way. */
export type Arrangement = "centre" | "bottom" | "corner" | "side";

/** In the order they are offered; the first is what the specification draws. */
export const ARRANGEMENTS = ["centre", "bottom", "corner", "side"] as const satisfies readonly Arrangement[];

export const DEFAULT_ARRANGEMENT: Arrangement = "centre";

/** The name of the address's parameter: `/?screens=…&align=bottom`. */
export const ALIGN_PARAMETER = "align";

/** What people may write for each, in lower-case letters only. */
const WRITTEN: Readonly<Record<Arrangement, readonly string[]>> = {
  centre: ["centre", "center", "centred", "centered", "middle"],
  bottom: ["bottom", "base", "desk"],
  corner: ["corner", "topleft", "topleftcorner", "lefttop"],
  side: ["side", "sidebyside", "row", "beside"],
};

/** The alignment an address says; what is missing or cannot be read is the default one. */
export function parseArrangement(text: string | null): Arrangement {
  const written = (text ?? "")
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return ARRANGEMENTS.find((alignment) => WRITTEN[alignment].includes(written)) ?? DEFAULT_ARRANGEMENT;
}

/** The alignment as an address carries it; null for the default one, which is left out. */
export function formatArrangement(alignment: Arrangement): string | null {
  return alignment === DEFAULT_ARRANGEMENT ? null : alignment;
}
