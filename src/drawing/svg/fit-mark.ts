import { element, type SvgElement } from "./element.ts";

/** A filled disc with a tick, or a hollow one with a cross, both in ink: their form tells them apart (D38). */
export function fitMark(fits: boolean, x: number, y: number, radius: number): SvgElement {
  const at = `translate(${x} ${y}) scale(${radius / 9})`;
  const line = { fill: "none", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return element(
    "g",
    { transform: at },
    fits
      ? [
          element("circle", { class: "text", r: 9 }),
          element("path", { class: "casing", ...line, d: "M-4 .4l2.8 2.7L4-2.6" }),
        ]
      : [
          element("circle", { class: "inkLine", fill: "none", "stroke-width": 1.8, r: 8.1 }),
          element("path", { class: "inkLine", ...line, d: "M-3-3l6 6M3-3l-6 6" }),
        ],
  );
}
