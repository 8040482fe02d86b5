import { useEffect, useState } from "react";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { comparisonOf } from "#comparison/state.ts";
import { type CatalogueEntry, entryScreen } from "#domain/catalogue/entry.ts";
import type { ColourName } from "#domain/display/colour.ts";
import { givenRatio } from "#domain/display/resolution.ts";
import { MAX_SCREENS, type ScreenDescription } from "#domain/display/screen.ts";
import { addToMade, madeComparison, undoInMade } from "../comparator/made-comparison.ts";

/** The comparison to which the list adds (D57). It has no screens on the server and during hydration. */
export function useCollection() {
  const [screens, setScreens] = useState<readonly ListedScreen[]>([]);
  /** What was added on this page, the last one last. */
  const [added, setAdded] = useState<readonly Added[]>([]);
  const refresh = () => {
    const made = madeComparison();
    setScreens(made === null ? [] : comparisonOf(made.drawn).screens);
  };
  useEffect(refresh, []);
  const colours = new Map(screens.map(({ screen }) => [keyOf(screen), screen.colour]));
  return {
    screens,
    isFull: screens.length >= MAX_SCREENS,
    last: added.at(-1) ?? null,
    add(entry: CatalogueEntry, name: string) {
      addToMade(entryScreen(entry));
      setAdded([...added, { key: keyOf(entryScreen(entry)), name, starts: screens.length === 0 }]);
      refresh();
    },
    undo() {
      undoInMade();
      setAdded(added.slice(0, -1));
      refresh();
    },
    /** Whether an entry was added here, or else its colour in the comparison; null where it is not part of it. */
    markOf(entry: CatalogueEntry): Mark {
      const key = keyOf(entryScreen(entry));
      const colour = colours.get(key) ?? null;
      return colour !== null && added.some((each) => each.key === key) ? "added" : colour;
    },
  };
}

export type Collection = ReturnType<typeof useCollection>;

export type Mark = "added" | ColourName | null;

interface Added {
  readonly key: string;
  readonly name: string;
  /** Whether it began the comparison. */
  readonly starts: boolean;
}

function keyOf(screen: ScreenDescription): string {
  const { count, length, unit, name } = screen;
  const { width, height } = givenRatio(screen);
  return [count, length, unit, width, height, name].join(" ");
}
