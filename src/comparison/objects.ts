import { KNOWN_OBJECTS, type KnownObject } from "#domain/display/known-object.ts";

/** The objects drawn for scale, in the menu's order (D31). */
export type Objects = readonly KnownObject[];

/** The same array everywhere, so that two views without objects are the same. */
export const NO_OBJECTS: Objects = [];

/** The known objects that a link's text names, each once; null without any. */
export function parseObjects(text: string): Objects | null {
  const written = text.toLowerCase().split(/[^a-z0-9]+/);
  const objects = KNOWN_OBJECTS.filter((object) => written.includes(object));
  return objects.length === 0 ? null : objects;
}

/** With the object, or without it if it was there. */
export function toggleObject(objects: Objects, object: KnownObject): Objects {
  const toggled = KNOWN_OBJECTS.filter((each) => objects.includes(each) !== (each === object));
  return toggled.length === 0 ? NO_OBJECTS : toggled;
}
