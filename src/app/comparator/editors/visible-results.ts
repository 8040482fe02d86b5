import { MOST_OF_GROUP, type ResultGroup, type Search, type SearchResult } from "../../../domain/catalogue/search.ts";
import { wordsOf } from "../../../domain/catalogue/search-words.ts";
import type { ScreenDescription } from "../../../domain/display/screen.ts";

/** The screen that is remembered on this device. */
export interface MyScreen {
  readonly group: "mine";
  readonly screen: ScreenDescription;
}

/** The rest of a group, which a line of its own opens. */
export interface MoreResults {
  readonly group: ResultGroup;
  readonly total: number;
}

/** A line of the list. */
export type ResultLine = MyScreen | SearchResult | MoreResults;

/** What each group shows at least where there are several. */
const LEAST: Readonly<Record<ResultGroup, number>> = { monitors: 3, televisions: 3, sizes: 2, devices: 1 };

/** What the list shows at first, before anything is typed and of one group alone. */
const MOST = 12;
const MOST_OF_SEVERAL = 6;

/**
 * The lines of the list. The best group gets the room that the others leave. A group with more has a line that opens it
 * in place.
 */
export function visibleResults({ results, totals }: Search, opened: ResultGroup | null): readonly ResultLine[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  const most = groups.length === 1 || results.length <= MOST ? MOST : MOST_OF_SEVERAL;
  const least = (group: ResultGroup) => Math.min(LEAST[group], totals[group] ?? 0);
  let spare = most - groups.reduce((sum, group) => sum + least(group), 0);
  return groups.flatMap((group) => {
    const all = results.filter((result) => result.group === group);
    const room = group === opened ? all.length : least(group) + Math.max(spare, 0);
    const shown = all.slice(0, room);
    spare -= shown.length - least(group);
    const total = totals[group] ?? 0;
    return shown.length === all.length ? shown : [...shown, { group, total }];
  });
}

/** The remembered screen, unless other words were typed than those of its name and of `my screen` (D48). */
export function myScreenLines(mine: ScreenDescription | null, text: string): readonly MyScreen[] {
  const ownWords = wordsOf(`my screen ${mine?.name ?? ""}`);
  const isMeant = wordsOf(text).every((word) => ownWords.some((own) => own.startsWith(word)));
  return mine === null || !isMeant ? [] : [{ group: "mine", screen: mine }];
}

export function isMore(line: ResultLine): line is MoreResults {
  return "total" in line;
}

/** `Show all 14` */
export function moreText({ total }: MoreResults): string {
  return total <= MOST_OF_GROUP ? `Show all ${total}` : `Show ${MOST_OF_GROUP} of ${total}`;
}
