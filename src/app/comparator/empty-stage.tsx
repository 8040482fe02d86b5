import { vanishing } from "#app/navigation/focus-main.ts";
import { Button } from "#ui/button.tsx";
import { comparator } from "#words/page/comparator.ts";
import { StageStarters } from "./editors/starters.tsx";
import styles from "./empty-stage.module.css";
import { useSession } from "./session.ts";

/** In the drawing's place while there is no screen (D10): how to begin. */
export function EmptyStage() {
  const { dispatch } = useSession();
  return (
    <div className={`${styles.empty} screen-only`}>
      <h2 className={styles.title}>{comparator.empty.heading}</h2>
      <p className={`${styles.words} muted`}>
        <span className="only-wide">{comparator.empty.wide}</span>
        <span className="only-narrow">{comparator.empty.narrow}</span>
      </p>
      <span className="only-narrow">
        <Button icon="plus" onClick={vanishing(() => dispatch({ type: "add", random: Math.random() }))}>
          {comparator.empty.add}
        </Button>
      </span>
      <StageStarters />
    </div>
  );
}
