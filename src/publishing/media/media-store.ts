/**
 * Where pictures of articles are kept for readers: names made from content, so that a name never changes its meaning
 * and may be cached for ever.
 */
export interface MediaStore {
  has(name: string): Promise<boolean>;
  /** Keeps the bytes under the name, whole or not at all; keeping the same name again changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** Where the site serves what a `MediaStore` keeps. */
export function mediaAddress(name: string): string {
  return `/media/${name}`;
}
