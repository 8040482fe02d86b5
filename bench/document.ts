import type { Run } from "./row.ts";
import { markdownTable } from "./table.ts";

/**
 * The document with this run's figures in the place of older ones. Each section's table stands between the comments
 * `<!-- figures: name -->` and `<!-- end -->`; a section that was not measured keeps the table it has.
 * @throws when the document has no place for a section
 */
export function withFigures(document: string, { measured, machine, results }: Run): string {
  const where = `${machine.cores} × ${machine.processor}, Node ${machine.node.replace("v", "")}`;
  return results.reduce((text, { section, rows }) => {
    const place = new RegExp(`(<!-- figures: ${section} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`The document has no <!-- figures: ${section} --> … <!-- end -->.`);
    const figures = `\n${markdownTable(rows)}\n\nMeasured on ${measured.slice(0, 10)}, ${where}.\n\n`;
    return text.replace(place, (_, start: string, end: string) => start + figures + end);
  }, document);
}
