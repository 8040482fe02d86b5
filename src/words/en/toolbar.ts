import type { Arrangement } from "#comparison/arrangement.ts";
import type { Content } from "#comparison/content.ts";
import type { ScaleMode } from "#comparison/scale-mode.ts";
import { numbers } from "./numbers.ts";
import { objectName, objectSizeText } from "./screens.ts";
import { comparisonTitle } from "./titles.ts";

/** The buttons of the workspace, their menus, and what these say when they are done. */
export const toolbar = {
  name: "Comparison",
  needsScript: "Turn on JavaScript to change this comparison.",
  details: "Details",
  /** The shorter word is for where seven labels have no room beside each other. */
  undo: { label: "Undo", short: "Undo" },
  redo: { label: "Redo", short: "Redo" },
  arrange: {
    label: "Arrange",
    arrangements: {
      centre: "Centred",
      bottom: "Bottom edges level",
      corner: "Top left corners together",
      side: "In a row",
    } satisfies Record<Arrangement, string>,
  },
  view: {
    label: "View",
    scales: {
      fit: { label: "Fit", below: "All to one scale" },
      actual: { label: "Actual size", below: "Life size on this display" },
      seat: { label: "From your seat", below: "As large as each one looks" },
      pixels: { label: "In pixels", below: "By pixels instead of lengths" },
    } satisfies Record<ScaleMode, { readonly label: string; readonly below: string }>,
    /** Instead of what is below, while no screen has pixels (D46). */
    needsResolution: "Needs a resolution",
  },
  show: {
    label: "Show",
    films: "Film",
    film: (content: Content): string => (content === "none" ? "Off" : numbers.contentText(content)),
    objects: "Objects for scale",
    object: objectName,
    objectSize: objectSizeText,
  },
  share: {
    label: "Share",
    system: "Share…",
    title: comparisonTitle,
    link: "Copy link",
    copiedLink: "Link copied",
    cannotCopyLink: "Copy the link from the address bar",
    image: "Copy image",
    copiedImage: "Image copied",
    cannotCopyImage: "Your browser cannot copy images. Save it instead.",
    save: "Save image…",
    saved: {
      label: "Save image",
      png: "PNG",
      largePng: "Large PNG",
      svg: "SVG",
      /** A file’s name without its ending. */
      largeName: (name: string): string => `${name} large`,
      failed: "Saving a picture needs a network",
    },
    table: "Copy table",
    embed: "Embed…",
    print: "Print at actual size…",
  },
};
