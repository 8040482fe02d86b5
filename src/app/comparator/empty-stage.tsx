import { Button } from "#ui/button.tsx";
import { StageStarters } from "./editors/starters.tsx";
import styles from "./empty-stage.module.css";
import { useSession } from "./session.ts";

/** In the drawing's place while there is no screen (D10): how to begin. */
export function EmptyStage() {
  const { dispatch } = useSession();
  return (
    <div className={`${styles.empty} screen-only`}>
      <h2 className={styles.title}>Nothing to compare yet</h2>
      <p className={`${styles.words} muted`}>
        <span className="only-wide">Add a screen with +, find a model or size, or start with one of these.</span>
        <span className="only-narrow">Add a screen, or start with one of these.</span>
      </p>
      <span className="only-narrow">
        <Button
          icon="plus"
          onClick={(event) => {
            event.currentTarget.closest("main")?.focus({ preventScroll: true });
            dispatch({ type: "add", random: Math.random() });
          }}
        >
          Add a screen
        </Button>
      </span>
      <StageStarters />
    </div>
  );
}
