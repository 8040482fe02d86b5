import type { Element, Properties } from "hast";
import type { StoredPicture } from "./media/store-picture.ts";

/** As wide as the article’s column (`--measure` of its page), so that browsers fetch no larger picture than it shows. */
const COLUMN = "(min-width: 43rem) 41rem, 100vw";

/** A `<picture>` that offers the formats and sizes there are; one size of one format needs none. */
export function pictureElement(img: Element, kept: StoredPicture): Element {
  const { candidates, width, address } = kept;
  Object.assign(img.properties, { src: address }, displaySize(img.properties, kept));
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
  const avif: Element = {
    type: "element",
    tagName: "source",
    properties: { type: "image/avif", ...offer("avif") },
    children: [],
  };
  return { type: "element", tagName: "picture", properties: {}, children: [avif, img] };
}

/** The author may show a picture smaller than it is; its proportions are its own. */
function displaySize({ width: wanted }: Properties, kept: StoredPicture): Properties {
  if (kept.width === null || kept.height === null) return {};
  const width = wanted ? Math.min(Number(wanted), kept.width) : kept.width;
  return { width, height: Math.max(1, Math.round((width * kept.height) / kept.width)) };
}
