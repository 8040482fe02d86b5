import { focusMain } from "#app/navigation/focus-main.ts";
import { Button } from "#ui/button.tsx";
import { comparator } from "#words/page/comparator.ts";
import { StageStarters } from "./editors/starters.tsx";
import styles from "./empty-stage.module.css";
import { useSession } from "./session.ts";

/** In the drawing's place while there is no screen (D10): how to begin. */
export function EmptyStage() {
  const { heading, wide, narrow, add } = comparator.empty;
  const { dispatch } = useSession();
  return (
    <div className={`${styles.empty} screen-only`}>
      <h2 className={styles.title}>{heading}</h2>
      <p className={`${styles.words} muted`}>
        <span className="only-wide">{wide}</span>
        <span className="only-narrow">{narrow}</span>
      </p>
      <span className="only-narrow">
        <Button
          icon="plus"
          onClick={() => {
            focusMain();
            dispatch({ type: "add", random: Math.random() });
          }}
        >
          {add}
        </Button>
      </span>
      <StageStarters />
    </div>
  );
}
