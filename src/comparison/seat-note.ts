import { sizeIn } from "../domain/display/screen.ts";
import { angleText } from "../domain/viewing/angle-text.ts";
import { angleOf, asSeen } from "../domain/viewing/seat.ts";
import type { AnswerRow } from "./answer-row.ts";
import { centimetresText } from "./distance.ts";
import { listText } from "./list-text.ts";
import { relativeDifference, relativeText } from "./relative-difference.ts";

/**
 * What the screens look like from the seat (D32): `27″ 16:9 fills 53° from 60 cm and 65″ 16:9 fills 32° from 250 cm. 65″
 * 16:9 looks 42% narrower than 27″ 16:9.` With more than two screens only their angles.
 *
 * @param distance to the screens without a distance of their own, in centimetres
 */
export function seatNote(rows: readonly AnswerRow[], distance: number): string {
  const angles = rows.map(({ screen, title }) => {
    const own = screen.distance ?? distance;
    return `${title} fills ${angleText(angleOf(sizeIn(screen, "cm").width, own))} from ${centimetresText(own)}`;
  });
  const fill = `${listText(angles)}.`;
  const subject = rows.find(({ isBase }) => !isBase);
  const base = rows.find(({ isBase }) => isBase);
  if (rows.length !== 2 || subject === undefined || base === undefined) return fill;
  const width = ({ screen }: AnswerRow) => sizeIn(asSeen(screen, distance), "cm").width;
  const factor = width(subject) / width(base);
  const relative = relativeDifference({ factor, percent: (factor - 1) * 100 }, "width");
  return `${fill} ${subject.title} looks ${relativeText(relative)} ${relative.joint} ${base.title}.`;
}
