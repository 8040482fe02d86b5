import type { AboveScene } from "../scene/above/compose-above.ts";
import type { Panel } from "../scene/above/panel.ts";
import { element, type SvgElement, strokeOf } from "./element.ts";
import { extensionLine, sceneElements } from "./mark-elements.ts";
import { figureText } from "./space-elements.ts";

const PANEL_LINE = 3;
const SIGHT_LINE = 1;
const ANGLE_LINE = 1.25;
const WEDGE_OPACITY = 0.06;
const EYE = { ring: 6, pupil: 2.5, line: 1.5 };

/** Screens from above: ground, wedges of what is seen, panels, angles, the eye, and what is measured. */
export function aboveElements({ scene, panels, eye, eyes, leads }: AboveScene): readonly SvgElement[] {
  return [
    ...sceneElements(scene, ["grid"]),
    ...panels.flatMap((panel) => wedgeElements(panel, eye)),
    ...leads.map(({ y, from, to }) => extensionLine(`M${from} ${y}H${to}`)),
    ...sceneElements(scene, ["dimensions", "steps"]),
    ...panels.map(panelElement),
    ...panels.flatMap((panel) => angleElements(panel, eye)),
    ...eyeElements(eye, eyes),
    ...sceneElements(scene, ["scaleBar", "squareSize", "labels"]),
  ];
}

function wedgeElements({ arcs, edges: [left, right], colour }: Panel, eye: AboveScene["eye"]): readonly SvgElement[] {
  const sight = `M${left.x} ${left.y}L${eye.x} ${eye.y}L${right.x} ${right.y}`;
  const back = arcs.map((arc) => `L${arc.from.x} ${arc.from.y}${arcPath(arc)}`).join("");
  return [
    element("path", { fill: colour, "fill-opacity": WEDGE_OPACITY, d: `M${eye.x} ${eye.y}${back}z` }),
    element("path", { ...strokeOf(colour, SIGHT_LINE), "stroke-opacity": 0.8, d: sight }),
  ];
}

function panelElement({ arcs, colour, number, id }: Panel): SvgElement {
  const d = arcs.map((arc) => `M${arc.from.x} ${arc.from.y}${arcPath(arc)}`).join("");
  return element("path", { ...strokeOf(colour, PANEL_LINE), d }, [], {
    key: id,
    data: { panel: number },
  });
}

/** To the end of a panel whose middle lies further from the eye than its edges. */
function arcPath({ to, radius }: Panel["arcs"][number]): string {
  return radius === null ? `L${to.x} ${to.y}` : `A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

function angleElements({ angle, arcRadius, colour, figure }: Panel, eye: AboveScene["eye"]): readonly SvgElement[] {
  const half = (angle * Math.PI) / 360;
  const [across, up] = [arcRadius * Math.sin(half), arcRadius * Math.cos(half)];
  const large = angle > 180 ? 1 : 0;
  const d = `M${eye.x - across} ${eye.y - up}A${arcRadius} ${arcRadius} 0 ${large} 1 ${eye.x + across} ${eye.y - up}`;
  return [
    element("path", { ...strokeOf(colour, ANGLE_LINE), d }),
    ...(figure === null ? [] : [figureText({ x: eye.x, y: eye.y - arcRadius, fontSize: 13, content: figure })]),
  ];
}

function eyeElements(
  { x, y }: AboveScene["eye"],
  { content, fontSize, ...place }: AboveScene["eyes"],
): readonly SvgElement[] {
  return [
    element("circle", { class: "capsule", cx: x, cy: y, r: EYE.ring }),
    element("circle", { class: "inkLine", fill: "none", cx: x, cy: y, r: EYE.ring, "stroke-width": EYE.line }),
    element("circle", { class: "text", cx: x, cy: y, r: EYE.pupil }),
    element("text", { class: "quietText", "font-size": fontSize, ...place, dy: "0.35em" }, [content]),
  ];
}
