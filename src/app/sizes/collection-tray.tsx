import { useLinkClickHandler } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { titleText } from "#words/en/screens.ts";
import { Swatch } from "../comparator/answer/swatch.tsx";
import { OutlinePicture } from "../page/outline-picture.tsx";
import styles from "./collection-tray.module.css";
import type { Collection } from "./use-collection.ts";

/** The comparison to which the list adds, over the page's lower edge. */
export function CollectionTray({ collection }: { collection: Collection }) {
  const { screens, last, isFull, undo } = collection;
  const goBack = useLinkClickHandler<HTMLAnchorElement>("/");
  if (screens.length === 0) return null;
  const begins = screens.length === 1 && last?.starts === true;
  return (
    <aside aria-label="Your comparison" className={`${styles.tray} screen-only`}>
      <OutlinePicture
        displays={screens.map(({ screen }) => screen)}
        colours={screens.map(({ screen }) => screen.colour)}
        width={72}
        height={48}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p role="status" className={last === null && !isFull ? "muted" : styles.said}>
          {isFull ? "Ten screens at most. Remove one to add another." : saidOf(collection, begins)}
        </p>
        <p className={`${styles.names} fine`}>
          {begins
            ? "One more, and they are compared."
            : screens.map(({ id, screen }) => (
                <span key={id}>
                  <Swatch colour={screen.colour} />
                  {titleText(screen, screens)}
                </span>
              ))}
        </p>
      </div>
      {last !== null && (
        <Button icon="undo" onClick={undo}>
          Undo
        </Button>
      )}
      <ButtonLink href="/" aria-label={begins ? undefined : "Back to the comparison"} onClick={goBack}>
        {begins ? "Show it" : "Back"}
        {!begins && <span className="only-wide">to the comparison</span>}
      </ButtonLink>
    </aside>
  );
}

function saidOf({ last }: Collection, begins: boolean): string {
  if (last === null) return "Your comparison";
  return begins ? `${last.name} starts a comparison` : `${last.name} was added`;
}
