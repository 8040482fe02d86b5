/** Countries of the Americas and the Philippines that print on Letter (Unicode CLDR, paperSize). */
const LETTER = new Set(["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]);

/** The paper that is usual where the visitor's language is from. English without a country counts as American. */
export function usualPaper(): "a4" | "letter" {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return region !== undefined && LETTER.has(region) ? "letter" : "a4";
}
