/** How the outlines lie to each other: D10's common centre, or by choice another way. */
export type Alignment = "centre" | "bottom" | "corner" | "side";

/** In the order they are offered; the first is the default (S4.10). */
export const ALIGNMENTS = ["centre", "bottom", "corner", "side"] as const satisfies readonly Alignment[];

export const DEFAULT_ALIGNMENT: Alignment = "centre";

/** The name of the address's parameter: `/?screens=…&align=bottom`. */
export const ALIGN_PARAMETER = "align";

/** What people may write for each, in lower-case letters only. */
const WRITTEN: Readonly<Record<Alignment, readonly string[]>> = {
  centre: ["centre", "center", "centred", "centered", "middle"],
  bottom: ["bottom", "base", "desk"],
  corner: ["corner", "topleft", "topleftcorner", "lefttop"],
  side: ["side", "sidebyside", "row", "beside"],
};

/** The alignment an address says; what is missing or cannot be read is the default one. */
export function parseAlignment(text: string | null): Alignment {
  const written = (text ?? "")
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return ALIGNMENTS.find((alignment) => WRITTEN[alignment].includes(written)) ?? DEFAULT_ALIGNMENT;
}

/** The alignment as an address carries it; null for the default one, which is left out. */
export function formatAlignment(alignment: Alignment): string | null {
  return alignment === DEFAULT_ALIGNMENT ? null : alignment;
}
