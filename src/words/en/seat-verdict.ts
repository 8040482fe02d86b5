import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { distanceTo, flatAngle } from "#domain/viewing/seat.ts";
import { angleText } from "./angle-text.ts";
import { listParts, partsText, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { viewingDistanceText } from "./distance-text.ts";
import { seenRows, verdictParts } from "./seat-note.ts";

/** `At 2.5 m from your eyes, 65″ 16:9 fills 32° and 75″ 16:9 37°.` and the verdict, in the details (D42). */
export function seatVerdict(rows: readonly AnswerRow[], common: number, unit: Unit): string {
  const seen = seenRows(rows, common, unit);
  const [first] = seen;
  const isOneDistance = seen.every(({ distance }) => distance === first?.distance);
  const angles = seen.map(({ row, width, distance }, index) => {
    const fills = index > 0 ? "" : row.verb === "are" ? "fill " : "fills ";
    const angle = angleText(width) + flatText(row.screen, distanceTo(row.screen, common));
    return [textPart(`${row.title} ${fills}${angle}${isOneDistance ? "" : ` from ${distance}`}`)];
  });
  const start = isOneDistance ? `At ${first?.distance} from your eyes, ` : "";
  const radii = rows.flatMap(({ title, screen }) => radiusFact(title, screen, distanceTo(screen, common), unit));
  return [`${start}${partsText(listParts(angles))}.`, partsText(verdictParts(seen)), ...radii].join(" ");
}

/** ` (flat 81°)` of a screen that looks wider because it is curved (D61). */
function flatText(screen: Screen, distance: number): string {
  const flat = flatAngle(screen, distance);
  return flat === null ? "" : ` (flat ${angleText(flat)})`;
}

/** `You sit within the radius of 49″ 32:9, 180 cm.` A fact, and no verdict (D61). */
function radiusFact(title: string, { radius }: Screen, distance: number, unit: Unit): string[] {
  if (radius === undefined) return [];
  const within = distance <= radius / 10 ? "within" : "beyond";
  return [`You sit ${within} the radius of ${title}, ${viewingDistanceText(radius / 10, unit)}.`];
}
