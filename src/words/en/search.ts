import { searchIn } from "../shared/search.ts";
import { numbers } from "./numbers.ts";
import { space } from "./space.ts";

export const search = searchIn({
  parts: { numbers, space },
  compare: (names) => `Compare ${names}`,
  replacing(ratios, space, isWidthAlone) {
    const place = space === null ? null : `${isWidthAlone ? "on" : "in"} ${space}`;
    const brought = [ratios, place].filter((text) => text !== null).join(" ");
    return brought === "" ? "in place of what is drawn" : `${brought}, in place of what is drawn`;
  },
  fits: (name, space, least, frame) => ({
    title: `${name} fits ${space}`,
    detail: `${least} to spare at each side, with ${frame} of frame`,
  }),
  isTooLarge: (name, excess, side, space, frame) => ({
    title: `${name} is ${excess} too ${side === "width" ? "wide" : "high"}`,
    detail: `for ${space}, with ${frame} of frame at each side`,
  }),
  reading: {
    sides: (sides, diagonal, inches) => `${sides} is ${diagonal} from corner to corner, ${inches}.`,
    noSize: (chosen) => `No size is named: ${chosen} of each.`,
    renamed: (size, name, resolution) => `At ${size}, ${name} is sold as ${resolution}.`,
    noTelevision: (distance) => `From ${distance}, no television fills 30° to 40°.`,
    televisions: (distance, range) => `From ${distance}, ${range}, the range for films.`,
  },
  filmRange: (smallest, largest) =>
    largest === null ? `${smallest} fills 30° to 40°` : `${smallest} to ${largest} fill 30° to 40°`,
});
export const { writtenComparisonText, readingText, filmRangeText, distanceText } = search;
