import type { RichText, Wrap } from "../rich-text.ts";

/** The page that says how the figures are made. */
export const method = {
  heading: "How the figures are made",
  description:
    "How Diagonal computes widths, heights, areas, distances and sharpness: the formulas, how figures are rounded, and the sources by their pages.",
  introduction:
    "Drawings, details and articles compute their figures with the same formulas. A test computes every figure of our own articles again whenever an article or a formula changes.",
  rounding: {
    heading: "Rounded once",
    text: "We compute with unrounded sizes and round only what you read. So a difference may be one more or less in its last digit than the rounded sizes suggest. An inch is exactly 2.54 cm. The largest size that fits is rounded down.",
  },
  sizes: {
    heading: "What a size means",
    text: <Element>(models: Wrap<Element>): RichText<Element> => [
      "A shape of 16:9 is r = 16 ÷ 9. The height is diagonal ÷ √(r² + 1), the width is r × height. Both are the picture’s, without frame and stand; where we add a frame, we say how wide it is. A 65-inch television counts as exactly 65″, although its picture may be up to half an inch smaller than its class. ",
      models("Models"),
      " have the diagonal that their makers publish.",
    ],
  },
  definitions: "Definitions",
  objects: {
    heading: "Things for scale",
    text: "Paper and bank cards have their standard sizes. The adult is 170 cm tall, the sofa 200 cm wide, the door 203 × 82 cm, and the middle of a television hangs 107 cm above the floor. These four are our assumptions: measure your own.",
  },
  sources: {
    heading: "Sources",
    source: <Element>(name: Element, use: string): RichText<Element> => [name, `: ${use}.`],
    list: [
      {
        href: "https://www.nature.com/articles/s41467-025-64679-2",
        name: "Ashraf, Chapiro and Mantiuk (2025)",
        use: "94 pixels to a degree for sharp eyes, a measured average of young adults",
      },
      { href: "https://www.iso.org/standard/36631.html", name: "ISO 216", use: "A4" },
      { href: "https://www.iso.org/standard/70483.html", name: "ISO/IEC 7810", use: "the bank card" },
      {
        href: "https://www.w3.org/TR/css-values-4/#absolute-lengths",
        name: "CSS Values and Units",
        use: "pixels of a web page, which have no fixed size on a screen",
      },
      {
        href: "https://eur-lex.europa.eu/eli/reg_del/2019/2013/oj",
        name: "Regulation (EU) 2019/2013",
        use: "the diagonal that a television’s energy label states",
      },
      {
        href: "https://www.osha.gov/etools/computer-workstations/components/monitors",
        name: "OSHA, Computer Workstations",
        use: "how far and how high a monitor may stand",
      },
    ],
  },
  further: <Element>(comparison: Wrap<Element>): RichText<Element> => [
    "Type any size into ",
    comparison("the comparison"),
    " and open its details to see these figures for your screens.",
  ],
};
