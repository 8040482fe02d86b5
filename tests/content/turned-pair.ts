/** Two equal monitors, hinged at their inner edges and turned until each faces the eyes squarely. Same unit throughout. */

export interface TurnedPair {
  /** By how many degrees each is turned. */
  readonly turn: number;
  /** From the eyes to the middle of each. */
  readonly distance: number;
  /** From outer edge to outer edge, straight across. */
  readonly width: number;
  /** By how much the outer edges stand in front of the inner ones. */
  readonly depth: number;
}

/**
 * @param wide of one monitor, with its frame
 * @param away from the eyes to where the two meet
 */
export function facing(wide: number, away: number): TurnedPair {
  const turn = Math.asin(wide / 2 / away);
  return {
    turn: (turn * 180) / Math.PI,
    distance: away * Math.cos(turn),
    width: 2 * wide * Math.cos(turn),
    depth: wide * Math.sin(turn),
  };
}
