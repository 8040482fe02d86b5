/** A thing of known size that a drawing can show for scale (D31). */
export type KnownObject = "card" | "a4" | "letter" | "person" | "sofa";

/** The smallest first, as the menu offers them. */
export const KNOWN_OBJECTS = ["card", "a4", "letter", "person", "sofa"] as const satisfies readonly KnownObject[];
