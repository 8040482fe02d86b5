import type { Content } from "../../comparison/content.ts";
import type { KnownObject } from "../../domain/display/known-object.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { asSeen } from "../../domain/viewing/seat.ts";
import { composeAngleBar } from "./angle-bar.ts";
import type { Scene } from "./marks.ts";
import { composeObjects } from "./objects.ts";
import { composePictures } from "./pictures.ts";
import { composePlainScene, type PlainSceneOptions } from "./plain-scene.ts";
import { composeSeams } from "./seams.ts";

export interface SceneOptions extends PlainSceneOptions {
  /** What all screens show (D33). */
  readonly content?: Content;
  /** What is drawn for scale behind the outlines (D31). */
  readonly objects?: readonly KnownObject[];
  /** Draws the screens as seen from this common distance in centimetres or from their own (D32); null to scale. */
  readonly seat?: number | null;
}

/** Composes all marks that compare `screens` in an area of so many pixels, with sets, a film, objects and the seat. */
export function composeScene(
  screens: readonly Screen[],
  area: Size,
  { content = "none", objects = [], seat = null, ...options }: SceneOptions = {},
): Scene {
  return composePlainScene(screens, area, options, {
    seat,
    seen: (screen) => (seat === null ? screen : asSeen(screen, seat)),
    angleBar: (...place) => (seat === null ? null : composeAngleBar(seat, ...place)),
    seams: composeSeams,
    pictures: (...place) => composePictures(content, ...place),
    // Nothing else has the scale of a view from the seat.
    objects: (...place) => composeObjects(seat === null ? objects : [], ...place),
  });
}
