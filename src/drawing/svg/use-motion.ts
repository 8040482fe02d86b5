import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Scene } from "../scene/marks.ts";

/** Within the 150 to 200 ms of V2. */
const TIMING = { duration: 180, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/** Marks that depend on several outlines fade in when these have arrived. */
const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];

/**
 * Animates outlines and labels from their old place and size to the new one after a change of the screens (V2). A
 * resize of the area or a moved drawing ends all animations, since the drawing follows at once (D10).
 */
export function useMotion(picture: RefObject<SVGGElement | null>, scene: Scene, moves: boolean): void {
  const drawn = useRef<{ scene: Scene; frames: Map<Element, Keyframe> }>(null);

  useLayoutEffect(() => {
    const before = drawn.current;
    const frames = new Map<Element, Keyframe>();
    for (const element of picture.current?.querySelectorAll<SVGElement>("[data-outline], [data-label]") ?? []) {
      frames.set(element, frameOf(element));
    }
    drawn.current = { scene, frames };
    if (!moves || before === null || before.scene === scene) return;
    if (before.scene.area !== scene.area || before.scene.offset !== scene.offset) {
      for (const element of frames.keys()) for (const animation of element.getAnimations()) animation.cancel();
      return;
    }
    let hasMoved = frames.size !== before.frames.size;
    for (const [element, frame] of frames) {
      const from = before.frames.get(element);
      if (from === undefined || isSame(from, frame)) continue;
      element.animate([from, frame], TIMING);
      hasMoved = true;
    }
    if (!hasMoved) return;
    for (const element of picture.current?.querySelectorAll("[data-annotation]") ?? [])
      element.animate(FADE_IN, TIMING);
  }, [picture, scene, moves]);
}

function frameOf(element: SVGElement): Keyframe {
  const { x, y, width, height, transform } = element.style as CSSStyleDeclaration & { x: string; y: string };
  return element.hasAttribute("data-label") ? { transform } : { x, y, width, height };
}

function isSame(one: Keyframe, other: Keyframe): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}
