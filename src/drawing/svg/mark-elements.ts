import { silhouetteOf } from "#domain/display/known-object.ts";
import { HATCHING_STROKE_WIDTH } from "../scene/hatching.ts";
import { FIT_MARK } from "../scene/labels/compose-labels.ts";
import {
  type Caption,
  type CentredText,
  type Label,
  MARK_KINDS,
  type MarkKind,
  type Outline,
  type Scene,
} from "../scene/marks.ts";
import { OUTLINE_STROKE_WIDTH } from "../scene/outlines.ts";
import { squareSizeBox } from "../scene/scale-bar.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import { boxOf, element, type SvgElement, strokeOf } from "./element.ts";
import { groundElements } from "./ground-elements.ts";
import { dimensionPaths, hatchingPath, linePath, seamPath, sharedEdgeDashes } from "./mark-paths.ts";
import { figureContent, frameElements, spaceElements, stepElements } from "./space-elements.ts";

/** Widths of lines, in pixels. */
const EXTENSION_LINE = 0.75;
const FINE_LINE = 1.25;
const PREVIEW_LINE = 2;
const LEADER_LINE = 1.5;
const LEADER_CASING = 4;
/** The radius of its dot, and each side of the arrow that takes its place where no line is in sight. */
const LEADER_DOT = 2.75;
const LEADER_TIP = 5;

const WEIGHT = { usual: 550, bold: 650 } as const;

/**
 * How each kind of mark looks, wherever it is shown. Colours of screens and measures stand here; colours that change with the
 * reader's colour scheme are classes, which `marks-style.ts`, `live-figure.ts` and `drawing.module.css` explain.
 */
export const MARK_ELEMENTS: Readonly<Record<MarkKind, (scene: Scene) => readonly SvgElement[]>> = {
  grid: (scene) => groundElements(scene, { x: 0, y: 0, ...scene.area }),
  floor: floorElements,
  objects: objectElements,
  hatchings: hatchingElements,
  outlines: ({ outlines }) => outlines.map(outlineElement),
  filmAreas: filmAreaElements,
  seams: seamElements,
  sharedEdges: sharedEdgeElements,
  frames: frameElements,
  space: spaceElements,
  steps: stepElements,
  previews: previewElements,
  // Captions in front of the lines that lead to dimensions.
  dimensions: (scene) => [...dimensionElements(scene), ...captionElements(scene)],
  scaleBar: scaleBarElements,
  squareSize: squareSizeElements,
  labels: ({ labels }) => labels.map(labelElement),
};

/** All marks, or those of the given kinds, from back to front. */
export function sceneElements(scene: Scene, kinds: readonly MarkKind[] = MARK_KINDS): readonly SvgElement[] {
  return kinds.flatMap((kind) => MARK_ELEMENTS[kind](scene));
}

function floorElements({ floor }: Scene): readonly SvgElement[] {
  if (floor === null) return [];
  const { y, width, hanging } = floor;
  const line = { class: "quietLine", fill: "none", "stroke-width": FINE_LINE };
  return [
    element("path", { ...line, d: `M0 ${y}H${width}` }),
    ...(hanging === null
      ? []
      : [
          element("path", { ...line, "stroke-dasharray": "2 3", d: `M${hanging.x} ${hanging.from}V${hanging.to}` }),
          centredText(hanging.text),
        ]),
  ];
}

function objectElements({ objects }: Scene): readonly SvgElement[] {
  return objects.map((mark) => {
    const { paths, scale } = silhouetteOf(mark.object, mark.width);
    return element(
      "g",
      {
        class: "objectLine",
        "stroke-width": FINE_LINE / scale,
        "stroke-linejoin": "round",
        transform: `translate(${mark.x} ${mark.y}) scale(${scale})`,
      },
      [
        element("title", {}, [mark.title]),
        ...paths.map((d) => element("path", d.endsWith("z") ? { class: "capsule", d } : { fill: "none", d })),
      ],
      { key: mark.object, data: { object: mark.object } },
    );
  });
}

function captionElements({ objects }: Scene): readonly SvgElement[] {
  return objects.flatMap(({ caption }) => (caption === null ? [] : captionElement(caption)));
}

/** Half the length of the ticks at the ends of a measured length. */
const CAPTION_TICK = 4;

function captionElement({ text, line }: Caption): SvgElement {
  if (line === null) return centredText(text);
  const { axis, across, from, to, gap } = line;
  const [tick, start] = [2 * CAPTION_TICK, across - CAPTION_TICK];
  const [before, behind] = [(from + to - gap) / 2, (from + to + gap) / 2];
  const d =
    axis === "x"
      ? `M${from} ${start}v${tick}M${to} ${start}v${tick}M${from} ${across}H${before}M${behind} ${across}H${to}`
      : `M${start} ${from}h${tick}M${start} ${to}h${tick}M${across} ${from}V${before}M${across} ${behind}V${to}`;
  return element("g", { class: "dimension" }, [
    element("path", { class: "quietLine", fill: "none", "stroke-width": FINE_LINE, d }),
    centredText(text),
  ]);
}

function centredText({ content, fontSize, x, y, turned }: CentredText): SvgElement {
  return element(
    "text",
    {
      class: "haloText",
      "font-size": fontSize,
      "text-anchor": "middle",
      x: 0,
      y: 0,
      dy: "0.35em",
      transform: `translate(${x} ${y})${turned ? " rotate(-90)" : ""}`,
    },
    [content],
  );
}

function hatchingElements({ hatchings }: Scene): readonly SvgElement[] {
  return hatchings.map((hatching) =>
    element("path", {
      ...strokeOf(hatching.colour, HATCHING_STROKE_WIDTH),
      "stroke-opacity": hatching.opacity,
      d: hatchingPath(hatching),
    }),
  );
}

function outlineElement(outline: Outline): SvgElement {
  const { id, number, colour, strokeWidth, fillOpacity, opacity } = outline;
  return element(
    "rect",
    {
      stroke: colour,
      "stroke-width": strokeWidth,
      fill: colour,
      "fill-opacity": fillOpacity,
      opacity: visible(opacity),
      ...boxOf(outline),
    },
    [],
    { key: id, screen: id, data: { outline: number } },
  );
}

function filmAreaElements({ filmAreas }: Scene): readonly SvgElement[] {
  return filmAreas.map((film) =>
    element(
      "rect",
      { ...strokeOf(film.colour, SEAM_STROKE_WIDTH), opacity: visible(film.opacity), ...boxOf(film) },
      [],
      { data: { film: film.number } },
    ),
  );
}

function seamElements({ seams }: Scene): readonly SvgElement[] {
  return seams.map((seam) =>
    element("path", {
      ...strokeOf(seam.colour, SEAM_STROKE_WIDTH),
      opacity: visible(seam.opacity),
      d: seamPath(seam),
    }),
  );
}

function sharedEdgeElements({ sharedEdges }: Scene): readonly SvgElement[] {
  return sharedEdges.flatMap(sharedEdgeDashes).map(({ colour, path, dashes, offset }) =>
    element("path", {
      ...strokeOf(colour, OUTLINE_STROKE_WIDTH),
      "stroke-dasharray": dashes,
      "stroke-dashoffset": offset,
      d: path,
    }),
  );
}

function previewElements({ previews }: Scene): readonly SvgElement[] {
  return previews.map((preview) =>
    element("rect", { ...strokeOf(preview.colour, PREVIEW_LINE), "stroke-dasharray": "5 4", ...boxOf(preview) }, [], {
      key: preview.id,
      data: { preview: preview.number },
    }),
  );
}

function dimensionElements({ dimensions }: Scene): readonly SvgElement[] {
  return dimensions.map((dimension) => {
    const { content, second, fontSize, bold } = dimension.figure;
    const { line, extension, figure, angle } = dimensionPaths(dimension);
    const turn = angle === 0 ? "" : ` rotate(${angle})`;
    return element("g", { class: "dimension", opacity: visible(dimension.opacity) }, [
      extensionLine(extension),
      element("path", {
        ...(dimension.colour === null ? { class: "inkLine" } : { stroke: dimension.colour }),
        "stroke-width": FINE_LINE,
        d: line,
      }),
      element(
        "text",
        {
          class: "haloText",
          "font-size": fontSize,
          "font-weight": bold ? WEIGHT.bold : WEIGHT.usual,
          "text-anchor": "middle",
          transform: `translate(${figure.x} ${figure.y})${turn}`,
          dy: "0.35em",
        },
        figureContent(content, second),
      ),
    ]);
  });
}

export function extensionLine(d: string): SvgElement {
  return element("path", {
    class: "extensionLine",
    "stroke-width": EXTENSION_LINE,
    "stroke-dasharray": "2 2",
    d,
  });
}

function scaleBarElements({ scaleBar }: Scene): readonly SvgElement[] {
  if (scaleBar === null) return [];
  const { x, y, line, strokeWidth, filled, text, box } = scaleBar;
  return [
    // Dots would look like full stops.
    ...(filled.length === 0 ? [] : [element("rect", { class: "capsule", ...boxOf(box) })]),
    element("g", { class: "scaleBar", transform: `translate(${x} ${y})` }, [
      ...filled.map((part) => element("rect", { class: "quietText", ...part })),
      element("path", { class: "quietLine", fill: "none", "stroke-width": strokeWidth, d: linePath(line) }),
      element("text", { class: "quietText", x: text.x, y: text.y, "font-size": text.fontSize }, [text.content]),
    ]),
  ];
}

function squareSizeElements({ squareSize, grid }: Scene): readonly SvgElement[] {
  if (squareSize === null) return [];
  const { x, y, fontSize, content } = squareSize;
  const back = grid?.unit === "px" ? [element("rect", { class: "capsule", ...squareSizeBox(squareSize) })] : [];
  const text = { class: "quietText", x, y, "font-size": fontSize };
  return [...back, element("text", text, [content], { data: { square: content } })];
}

export function labelElement(label: Label): SvgElement {
  const { id, number, x, y, width, height, colour, ring, text, bold, fits, opacity } = label;
  // The ring lies inside the box.
  const capsule = {
    x: ring / 2,
    y: ring / 2,
    width: width - ring,
    height: height - ring,
    rx: (height - ring) / 2,
  };
  return element(
    "g",
    { class: "label", transform: `translate(${x} ${y})`, opacity: visible(opacity) },
    [
      ...leaderElements(label),
      element("rect", { class: "capsule", stroke: colour, "stroke-width": ring, ...capsule }),
      element(
        "text",
        {
          class: "text",
          "font-size": text.fontSize,
          "font-weight": bold ? WEIGHT.bold : WEIGHT.usual,
          "text-anchor": "middle",
          x: (width - (fits === null ? 0 : FIT_MARK.width)) / 2,
          y: height / 2,
          dy: "0.35em",
        },
        [text.content],
      ),
      ...(fits === null ? [] : [fitMark(fits, width - height / 2, height / 2, FIT_MARK.radius)]),
    ],
    { key: id, screen: id, data: { label: number } },
  );
}

/** Counts from the label's corner, so that both move as one. A casing interrupts the lines that it crosses. */
function leaderElements({ x, y, number, colour, leader, edge }: Label): readonly SvgElement[] {
  if (leader === null) return [];
  const from = { x: leader.from.x - x, y: leader.from.y - y };
  const to = { x: leader.to.x - x, y: leader.to.y - y };
  const way = { fill: "none", d: linePath([from, to]) };
  const tip = { x: to.x, y: to.y + LEADER_TIP };
  const arrow = linePath([{ x: to.x - LEADER_TIP, y: tip.y }, to, { x: to.x + LEADER_TIP, y: tip.y }]);
  return [
    element(
      "g",
      {},
      [
        element("path", { class: "casing", "stroke-width": LEADER_CASING, ...way }),
        element("path", { stroke: colour, "stroke-width": LEADER_LINE, ...way }),
        edge === "beyond"
          ? element("path", { ...strokeOf(colour, LEADER_LINE), d: arrow })
          : element("circle", { fill: colour, cx: from.x, cy: from.y, r: LEADER_DOT }),
      ],
      { data: { leader: number } },
    ),
  ];
}

function visible(opacity: number): number | undefined {
  return opacity === 1 ? undefined : opacity;
}

/** A filled disc with a tick, or a hollow one with a cross, both in ink: their form tells them apart (D38). */
function fitMark(fits: boolean, x: number, y: number, radius: number): SvgElement {
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
