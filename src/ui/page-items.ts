/** One boundary page and one sibling page (S9.6). */
const BOUNDARY = 1;
const SIBLINGS = 1;

/**
 * The pages to link to, in order; null is a gap. A gap of a single page shows that page, since it needs no more room.
 */
export function pageItems(page: number, totalPages: number): (number | null)[] {
  const shown = [
    ...pagesBetween(1, BOUNDARY),
    ...pagesBetween(page - SIBLINGS, page + SIBLINGS),
    ...pagesBetween(totalPages - BOUNDARY + 1, totalPages),
  ].filter((candidate) => candidate >= 1 && candidate <= totalPages);

  const items: (number | null)[] = [];
  let last = 0;
  for (const candidate of shown) {
    if (candidate <= last) continue;
    if (candidate - last === 2) items.push(last + 1);
    else if (candidate - last > 2) items.push(null);
    items.push(candidate);
    last = candidate;
  }
  return items;
}

function pagesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
