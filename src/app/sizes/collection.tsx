import { useEffect, useState } from "react";
import { useLinkClickHandler } from "react-router";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { comparisonOf } from "#comparison/state.ts";
import { type CatalogueEntry, entryScreen } from "#domain/catalogue/entry.ts";
import type { ColourName } from "#domain/display/colour.ts";
import { givenRatio } from "#domain/display/resolution.ts";
import { MAX_SCREENS, type ScreenDescription } from "#domain/display/screen.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { screens as screensWords } from "#words/page/screens.ts";
import { sizes } from "#words/page/sizes.ts";
import { addToMade, madeComparison, undoInMade } from "../comparator/made-comparison.ts";
import { Swatch } from "../comparator/screen-colour.tsx";
import { sitePath } from "../navigation/site-path.ts";
import { OutlinePicture } from "../page/outline-picture.tsx";
import { rich } from "../rich.ts";
import styles from "./collection.module.css";

const words = sizes.collection;

/** Shows the screens that were added, over the page's lower edge. */
export function CollectionTray({ collection }: { collection: Collection }) {
  const { screens, last, isFull, undo } = collection;
  const goBack = useLinkClickHandler<HTMLAnchorElement>("/");
  const begins = screens.length === 1 && last?.starts === true;
  const said = isFull ? words.isFull : saidOf(last, begins);
  const tray = screens.length > 0 && (
    <aside aria-label={words.name} className={`${styles.tray} level-row screen-only`}>
      <OutlinePicture
        displays={screens.map(({ screen }) => screen)}
        colours={screens.map(({ screen }) => screen.colour)}
        width={72}
        height={48}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={last === null && !isFull ? "muted" : styles.said}>{said}</p>
        <p className={`${styles.names} wrapping fine`}>
          {begins
            ? words.oneMore
            : screens.map(({ id, screen }) => (
                <span key={id}>
                  <Swatch colour={screen.colour} />
                  {screensWords.titleText(screen, screens)}
                </span>
              ))}
        </p>
      </div>
      {last !== null && (
        <Button icon="undo" onClick={undo}>
          {words.undo}
        </Button>
      )}
      <ButtonLink href={sitePath("/")} aria-label={begins ? undefined : words.back} onClick={goBack}>
        {begins ? words.show : rich(words.backWith((rest) => <span className="only-wide">{rest}</span>))}
      </ButtonLink>
    </aside>
  );
  return (
    <>
      {/* It is there before the tray, so that screen readers notice the first screen too. */}
      <LiveRegion text={last === null ? "" : said} />
      {tray}
    </>
  );
}

function saidOf(last: Collection["last"], begins: boolean): string {
  if (last === null) return words.name;
  return begins ? words.starts(last.name) : words.wasAdded(last.name);
}

/** The list adds to this comparison (D57). On the server and during hydration it has no screens. */
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

type Collection = ReturnType<typeof useCollection>;

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
