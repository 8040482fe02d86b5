import type { ComponentType } from "react";
import type { composeScene } from "../scene/compose-scene.ts";
import type { highlightScene } from "../scene/highlight.ts";
import type { MarkKind } from "../scene/marks.ts";
import type { MarksProps } from "./drawing-marks.tsx";
import type { ObjectTitles } from "./object-marks.tsx";

/** What composes and draws a scene. */
export interface DrawingParts {
  readonly composeScene: typeof composeScene;
  readonly marks: Partial<Readonly<Record<MarkKind, ComponentType<MarksProps>>>>;
  readonly highlightScene?: typeof highlightScene;
  /** In front of all marks. */
  readonly ObjectTitles?: typeof ObjectTitles;
}
