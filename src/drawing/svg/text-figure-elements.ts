import type { Text } from "../scene/marks.ts";
import type { TextRowMark } from "../scene/text-figure.ts";
import { element, type SvgElement } from "./element.ts";
import { roomElements } from "./room-elements.ts";

const WEIGHT = { sample: 400, bold: 650 } as const;

/** One screen in a picture of text and room. */
export function textRowElements(row: TextRowMark): readonly SvgElement[] {
  const { colour, swatch, title, notes, sample, baseEnd, room, rule } = row;
  const { x, y, width, height } = swatch;
  return [
    ...(rule === null
      ? []
      : [element("path", { class: "gridLine", fill: "none", d: `M${rule.from} ${rule.y}H${rule.to}` })]),
    element("rect", { x, y, width, height, rx: 3, fill: colour }),
    textElement("text", title, WEIGHT.bold),
    ...notes.map((note) => textElement("quietText", note)),
    ...(sample === null ? [] : [textElement("text", sample, WEIGHT.sample)]),
    ...(baseEnd === null
      ? []
      : [
          element("path", {
            class: "quietLine",
            fill: "none",
            "stroke-dasharray": "2 2",
            d: `M${baseEnd.x} ${baseEnd.from}V${baseEnd.to}`,
          }),
        ]),
    ...(room === null
      ? []
      : [
          element("g", { transform: `translate(${room.x} ${room.y})` }, roomElements(room.mark, colour)),
          textElement("text", room.figure, WEIGHT.bold),
          textElement("quietText", room.note),
        ]),
  ];
}

function textElement(className: string, { content, fontSize, x, y }: Text, weight?: number): SvgElement {
  return element("text", { class: className, "font-size": fontSize, "font-weight": weight, x, y }, [content]);
}
