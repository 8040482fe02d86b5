/** A place in the plane; y grows downwards, as in pictures. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
