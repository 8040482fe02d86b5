/** One boundary page and one sibling page (S9.6). */
const BOUNDARY = 1;
const SIBLINGS = 1;

/** Both ends, both gaps, and the current page between its neighbours. */
const PLACES = 2 * BOUNDARY + 2 + 2 * SIBLINGS + 1;

/**
 * The pages to link to, in order; null is a gap. Every page of a list has as many places, so that the links stay where they
 * are: near an end further pages replace the gap.
 */
export function pageItems(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= PLACES) return pagesBetween(1, totalPages);
  const last = totalPages - BOUNDARY;
  const from = Math.max(Math.min(page - SIBLINGS, last - 2 * SIBLINGS - 1), BOUNDARY + 2);
  const to = from + 2 * SIBLINGS;
  return [
    ...pagesBetween(1, BOUNDARY),
    from === BOUNDARY + 2 ? BOUNDARY + 1 : null,
    ...pagesBetween(from, to),
    to === last - 1 ? last : null,
    ...pagesBetween(totalPages - BOUNDARY + 1, totalPages),
  ];
}

function pagesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
