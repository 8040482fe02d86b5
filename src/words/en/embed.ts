/** The dialog that gives the code for another site. */
export const embed = {
  title: "Embed",
  preview: "Preview",
  kind: "Embed as",
  kinds: {
    frame: { word: "Frame", hint: "Sharp text at any width. No script, no cookies." },
    image: { word: "Image", hint: "PNG or SVG, where frames are not allowed." },
    link: { word: "Link", hint: "Shows a preview on sites that support it." },
  },
  format: "Format",
  formats: { png: "PNG", svg: "SVG" },
  colours: "Colours",
  themes: { reader: "Automatic", light: "Light", dark: "Dark" },
  units: "Units",
  width: "Maximum width",
  /** The unit of the width. */
  pixels: "px",
  widths: (least: number, most: number): string => `From ${least} to ${most} px`,
  code: "Code",
  copy: "Copy code",
  copied: "Copied",
  open: "Open in new tab",
};
