import { density } from "../figures.ts";
import { BLUE, box, drawPicture, ORANGE, words } from "./plan-parts.ts";

const LETTER = [".###.", "....#", ".####", "#...#", "#..##", ".##.#"];
/** The side of a pixel of the 24″, in pixels of the picture. */
const PITCH = 15;
const BASELINE = 130;
const SCREENS = [
  { address: "24in-16x9", name: "24″", left: 72, colour: BLUE },
  { address: "27in-16x9", name: "27″", left: 186, colour: ORANGE },
];

/** The same letter in the pixels of a 24″ and of a 27″ at 1080p. */
export function picture(): string {
  return drawPicture(
    { width: 336, height: 176, size: 20, title: "One letter in the pixels of a 24″ and of a 27″ at 1080p" },
    SCREENS.map(({ address, name, left, colour }) => {
      const pitch = (PITCH * density("24in-16x9", 1920)) / density(address, 1920);
      const top = BASELINE - LETTER.length * pitch;
      const pixels = LETTER.flatMap((row, down) =>
        [...row].map((mark, across) => ({ mark, at: [left + across * pitch, top + down * pitch] as const })),
      );
      return [
        ...pixels.map(({ mark, at }) =>
          mark === "#"
            ? box(at, pitch - 1.5, pitch - 1.5, `fill="${colour}"`)
            : box(at, pitch - 1.5, pitch - 1.5, `fill="${colour}" fill-opacity="0.1"`),
        ),
        words([left + 2.5 * pitch, BASELINE + 28], name),
      ].join("");
    }),
  );
}
