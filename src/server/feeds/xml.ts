/** XML 1.0 allows neither most control characters nor lone surrogates nor two non-characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const UNREPRESENTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as the content of an element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(UNREPRESENTABLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
