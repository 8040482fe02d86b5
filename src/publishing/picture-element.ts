import type { Element, Properties } from "hast";
import { element } from "./convert/nodes.ts";
import type { StoredPicture } from "./media/store-picture.ts";

/** The width of the article’s column (`--measure` of its page). */
const COLUMN = "(min-width: 43rem) 41rem, 100vw";

/** A `<picture>` with all formats and sizes, or the `<img>` alone if there is only one. */
export function pictureElement(img: Element, stored: StoredPicture): Element {
  const { candidates, width, address } = stored;
  Object.assign(img.properties, { src: address }, displaySize(img.properties, stored));
  if (candidates.length < 2) return img;
  const shown = Number(img.properties.width);
  const sizes = shown < (width ?? 0) && shown < 656 ? `(min-width: ${shown}px) ${shown}px, 100vw` : COLUMN;
  const offer = (format: "avif" | "webp"): Properties => ({
    srcSet: candidates
      .filter((one) => one.format === format)
      .map((one) => `${one.address} ${one.width}w`)
      .join(", "),
    sizes,
  });
  const { src, alt, ...rest } = img.properties;
  img.properties = { src, ...offer("webp"), alt: alt ?? "", ...rest };
  return element("picture", {}, [element("source", { type: "image/avif", ...offer("avif") }), img]);
}

/** An author may reduce a picture but not enlarge or distort it. */
function displaySize({ width: wanted }: Properties, stored: StoredPicture): Properties {
  if (stored.width === null || stored.height === null) return {};
  const width = wanted ? Math.min(Number(wanted), stored.width) : stored.width;
  return { width, height: Math.max(1, Math.round((width * stored.height) / stored.width)) };
}
