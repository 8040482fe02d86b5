import { type Screen, sizeIn } from "../domain/display/screen.ts";
import { angleText } from "../domain/viewing/angle-text.ts";
import { angleOf, asSeen } from "../domain/viewing/seat.ts";
import { centimetresText } from "./distance.ts";
import { listText } from "./list-text.ts";
import { relativeDifference, relativeText } from "./relative-difference.ts";

interface SeenScreen {
  readonly screen: Screen;
  readonly title: string;
  readonly isBase: boolean;
}

/**
 * What the screens look like from the seat (D32): `27″ 16:9 fills 53° from 60 cm and 65″ 16:9 fills 32° from 250 cm. 65″
 * 16:9 looks 42 % narrower than 27″ 16:9.` With more than two screens only their angles.
 *
 * @param distance to the screens without a distance of their own, in centimetres
 */
export function seatNote(screens: readonly SeenScreen[], distance: number): string {
  const angles = screens.map(({ screen, title }) => {
    const own = screen.distance ?? distance;
    return `${title} fills ${angleText(angleOf(sizeIn(screen, "cm").width, own))} from ${centimetresText(own)}`;
  });
  const fill = `${listText(angles)}.`;
  const subject = screens.find(({ isBase }) => !isBase);
  const base = screens.find(({ isBase }) => isBase);
  if (screens.length !== 2 || subject === undefined || base === undefined) return fill;
  const width = ({ screen }: SeenScreen) => sizeIn(asSeen(screen, distance), "cm").width;
  const factor = width(subject) / width(base);
  const relative = relativeDifference({ factor, percent: (factor - 1) * 100 }, "width");
  return `${fill} ${subject.title} looks ${relativeText(relative)} ${relative.joint} ${base.title}.`;
}
