/** A width and a height in one unit of length: inches for displays, pixels for a drawing. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that `3840x2160` names. A text without numbers gives NaN as its width. */
export function parseSize(text: string): Size {
  const [width = 0, height = 0] = text.split("x").map(Number);
  return { width, height };
}

/**
 * The sides of a rectangle with a given diagonal and ratio.
 *
 * height = diagonal ÷ √(ratio² + 1), width = ratio × height (S4.10)
 *
 * @param diagonal positive, in any unit; the sides have the same unit and are unrounded
 * @param ratio width divided by height, positive
 */
export function sizeFromDiagonal(diagonal: number, ratio: number): Size {
  const height = diagonal / Math.sqrt(ratio * ratio + 1);
  return { width: ratio * height, height };
}

/** In the square of the size's unit. */
export function areaOf(size: Size): number {
  return size.width * size.height;
}

/** The largest width and the largest height; zero by zero for no sizes. */
export function boundsOf(sizes: readonly Size[]): Size {
  return {
    width: Math.max(0, ...sizes.map((size) => size.width)),
    height: Math.max(0, ...sizes.map((size) => size.height)),
  };
}

/**
 * The largest factor with which `content` fits into `area`, the same in both directions (D10). Zero without room or
 * content.
 */
export function scaleToFit(content: Size, area: Size): number {
  if (content.width <= 0 || content.height <= 0) return 0;
  return Math.max(0, Math.min(area.width / content.width, area.height / content.height));
}
