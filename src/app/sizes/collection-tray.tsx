import { useLinkClickHandler } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LiveRegion } from "#ui/live-region.tsx";
import { screens as screensWords } from "#words/page/screens.ts";
import { sizes } from "#words/page/sizes.ts";
import { Swatch } from "../comparator/screen-colour.tsx";
import { sitePath } from "../navigation/site-path.ts";
import { OutlinePicture } from "../page/outline-picture.tsx";
import { rich } from "../rich.ts";
import styles from "./collection-tray.module.css";
import type { Collection } from "./use-collection.ts";

const words = sizes.collection;

/** The comparison to which the list adds, over the page's lower edge. */
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
