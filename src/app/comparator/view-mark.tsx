import { focusMain } from "#app/navigation/focus-main.ts";
import { Notice } from "#ui/notice.tsx";
import { comparator } from "#words/page/comparator.ts";
import { CommonDistance } from "./common-distance.tsx";
import styles from "./comparator.module.css";
import { useSession } from "./session.ts";

/** At the upper left of the drawing in every scale but Fit: which one it is, and the way back (D55). */
export function ViewMark({ accuracy }: { accuracy: number | undefined }) {
  const words = comparator.scale;
  const { comparison, dispatch } = useSession();
  const { scale } = comparison;
  if (scale === "fit") return null;
  return (
    <Notice
      className={styles.viewMark}
      dismiss={{
        label: words.leave,
        onClick() {
          focusMain();
          dispatch({ type: "set-view", view: { scale: "fit" } });
        },
      }}
    >
      <b>{words.names[scale]}</b>
      {accuracy !== undefined && <span className="muted">{words.accuracy(accuracy)}</span>}
      {scale === "seat" && <CommonDistance />}
    </Notice>
  );
}
