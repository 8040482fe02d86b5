/** The width of a frame that nobody has chosen another for, and the least that is legible, in pixels (D41). */
export const EMBED_WIDTH = 640;
export const EMBED_LEAST_WIDTH = 280;

/** The least height of a frame that shows a drawing, whose text then scrolls. */
export const EMBED_LEAST_HEIGHT = 200;

/** From this width of the frame on, the wide drawing shows. Below the second, a table has one unit only. */
export const EMBED_WIDE = 480;
export const EMBED_TWO_UNITS = 320;

/** A drawing's own size, and the height of what is below it: a sentence, three rows of a wide table or two of a narrow one, and the footer. */
export const WIDE_EMBED = { area: { width: 638, height: 336 }, below: 228 } as const;
export const NARROW_EMBED = { area: { width: 318, height: 226 }, below: 268 } as const;

/** A frame on a phone is at most so wide. */
const PHONE_WIDTH = 400;

/** The height of a frame of so many pixels at most, with room for the narrow drawing of a phone too. A longer table scrolls. */
export function embedHeight(width: number): number {
  return Math.max(heightAt(width), heightAt(Math.min(width, PHONE_WIDTH)));
}

function heightAt(width: number): number {
  const { area, below } = width >= EMBED_WIDE ? WIDE_EMBED : NARROW_EMBED;
  return Math.ceil((width * area.height) / area.width + below);
}
