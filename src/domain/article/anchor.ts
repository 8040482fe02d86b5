/** Prevents ids of an article from shadowing the page's own objects (DOM clobbering). */
const PREFIX = "user-content-";

/** The published form of an id in the author's file. */
export function anchorFor(id: string): string {
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}
