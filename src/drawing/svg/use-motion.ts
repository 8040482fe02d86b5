import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Label, Scene } from "../scene/marks.ts";

/** Within the 150 to 200 ms of V2. */
const TIMING = { duration: 180, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/** Marks that depend on several outlines fade in when these have arrived, and so does a label on another edge. */
const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];

/**
 * Animates outlines and labels from their old place and size to the new one after a change of the screens (V2). A
 * resize of the area or a moved drawing ends all animations, since the drawing follows at once (D10).
 */
export function useMotion(drawing: RefObject<SVGSVGElement | null>, scene: Scene, moves: boolean): void {
  const drawn = useRef<Scene>(null);

  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = scene;
    const svg = drawing.current;
    if (svg === null || !moves || before === null || before === scene) return;
    if (before.area !== scene.area || before.offset !== scene.offset) {
      for (const animation of svg.getAnimations({ subtree: true })) animation.cancel();
      return;
    }
    const stayed = staying(before.labels, scene.labels);
    const moved = [
      ...changes("outline", before.outlines, scene.outlines, ({ x, y, width, height }) => ({
        x: `${x}px`,
        y: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      })),
      ...changes("label", stayed, scene.labels, ({ x, y }) => ({
        transform: `translate(${x}px, ${y}px)`,
      })),
    ];
    const placed = scene.labels.filter(({ id }) => !stayed.some((label) => label.id === id));
    for (const { number } of placed) svg.querySelector(`[data-label="${number}"]`)?.animate(FADE_IN, TIMING);
    for (const { selector, from, to } of moved) svg.querySelector(selector)?.animate([from, to], TIMING);
    if (moved.length === 0 && before.outlines.length === scene.outlines.length) return;
    for (const element of svg.querySelectorAll("[data-annotation]")) element.animate(FADE_IN, TIMING);
  }, [drawing, scene, moves]);
}

/** The former labels that stand on the same edge now, and so move with it. */
function staying(before: readonly Label[], after: readonly Label[]): readonly Label[] {
  return before.filter(({ id, edge, leader }) =>
    after.some((label) => label.id === id && label.edge === edge && (label.leader === null) === (leader === null)),
  );
}

/** The marks of the same screens whose place or size differs. */
function changes<Mark extends { readonly id: ScreenId; readonly number: number }>(
  name: string,
  before: readonly Mark[],
  after: readonly Mark[],
  frameOf: (mark: Mark) => Keyframe,
) {
  return after.flatMap((mark) => {
    const previous = before.find(({ id }) => id === mark.id);
    if (previous === undefined) return [];
    const [from, to] = [frameOf(previous), frameOf(mark)];
    const isSame = Object.keys(to).every((key) => from[key] === to[key]);
    return isSame ? [] : [{ selector: `[data-${name}="${mark.number}"]`, from, to }];
  });
}
