import { BLUE, drawPicture, GREEN, words } from "./plan-parts.ts";

const SIDE = 112;

/** For the list: one ring in the pixels of 1080p, and in half as large ones. */
export function picture(): string {
  return drawPicture({ width: 336, height: 176, size: 20, title: "A ring in large pixels and in small ones" }, [
    pixels(36, 14, BLUE),
    pixels(36 + SIDE + 40, 28, GREEN),
    words([36 + SIDE / 2, 164], "1080p"),
    words([36 + SIDE + 40 + SIDE / 2, 164], "4K"),
  ]);
}

/** Those of `count` × `count` squares whose middle lies on the ring. */
function pixels(left: number, count: number, colour: string): string {
  const size = SIDE / count;
  const squares = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const fromMiddle = Math.hypot(column + 0.5 - count / 2, row + 0.5 - count / 2) / (count / 2);
    if (fromMiddle > 1 || fromMiddle < 0.52) return "";
    return `M${left + column * size} ${18 + row * size}h${size - 0.8}v${size - 0.8}h${0.8 - size}z`;
  });
  return `<path d="${squares.join("")}" fill="${colour}"/>`;
}
