import type { ListedScreen } from "#comparison/listed-screen.ts";
import { numberText } from "#domain/display/number-text.ts";
import { givenRatio } from "#domain/display/resolution.ts";

/** Every system accepts this length. */
const FILE_NAME_LENGTH = 100;

/** `diagonal 27in 16x9, 29in 21x9` */
export function fileName(screens: readonly ListedScreen[]): string {
  const described = screens.map(({ screen }) => {
    const { count, length, unit } = screen;
    const { width, height } = givenRatio(screen);
    return `${count === undefined ? "" : `${count}x`}${numberText(length)}${unit} ${numberText(width)}x${numberText(height)}`;
  });
  return `diagonal ${described.join(", ")}`.slice(0, FILE_NAME_LENGTH).trim();
}
