/** Stores the pictures of articles. Names are hashes of the content, so that browsers may cache them for ever. */
export interface MediaStore {
  has(name: string): Promise<boolean>;
  /** Stores all of the bytes or nothing. Storing the same name again changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** The address at which the site serves a stored picture. */
export function mediaAddress(name: string): string {
  return `/media/${name}`;
}
