import type { Sheet, SheetLine } from "../scene/sheet-marks.ts";
import { element, type SvgElement, viewBoxOf } from "./element.ts";

/** One sheet of paper at its actual size. */
export function sheetElement({ size, window, outlines, lines, texts }: Sheet): SvgElement {
  const { x, y, width, height } = window;
  return element(
    "svg",
    {
      width: `${size.width}mm`,
      height: `${size.height}mm`,
      ...viewBoxOf(size),
      "aria-hidden": "true",
    },
    [
      // An inner svg cuts what is outside of it.
      element("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }, outlines.map(lineElement)),
      ...lines.map(lineElement),
      ...texts.map(({ content, fontSize, bold, ...place }) =>
        element("text", { ...place, "font-size": fontSize, "font-weight": bold ? 650 : undefined }, [content]),
      ),
    ],
  );
}

function lineElement({ points, closed, width, colour, dashes }: SheetLine): SvgElement {
  return element("path", {
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-dasharray": dashes.join(" ") || undefined,
    d: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`,
  });
}
