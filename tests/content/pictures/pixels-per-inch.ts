import { box, drawPicture, GREEN, ORANGE, words } from "./plan-parts.ts";

const SIZE = 104;
const TOP = 20;

/** The letter a in pixels of two sizes: as 110 and as 160 to the inch draw it equally large. */
const COARSE = ["..#####.", ".##..##.", "......##", "..######", ".##...##", "##....##", "##...###", ".####.##"];
const FINE = [
  "...######...",
  "..########..",
  ".##.....###.",
  "........###.",
  "........###.",
  "..#########.",
  ".##########.",
  "###.....###.",
  "###.....###.",
  "###....####.",
  ".##########.",
  "..#####.####",
];

/** For the list: the same letter at 110 and at 160 pixels per inch. */
export function picture(): string {
  const letter = (left: number, rows: readonly string[], colour: string) => {
    const pixel = SIZE / rows.length;
    return rows.flatMap((row, y) =>
      [...row].flatMap((mark, x) =>
        mark === "#" ? [box([left + x * pixel, TOP + y * pixel], pixel - 1.2, pixel - 1.2, `fill="${colour}"`)] : [],
      ),
    );
  };
  return drawPicture({ width: 336, height: 176, size: 18, title: "A letter in coarse and in fine pixels" }, [
    ...letter(44, COARSE, ORANGE),
    ...letter(188, FINE, GREEN),
    words([96, 156], "110 ppi"),
    words([240, 156], "160 ppi"),
  ]);
}
