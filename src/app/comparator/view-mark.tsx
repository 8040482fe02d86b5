import type { ScaleMode } from "#comparison/scale-mode.ts";
import { withDigits } from "#domain/display/machine-number.ts";
import { Notice } from "#ui/notice.tsx";
import { CommonDistance } from "./common-distance.tsx";
import styles from "./comparator.module.css";
import { useSession } from "./session.ts";

const WORDS: Readonly<Record<Exclude<ScaleMode, "fit">, string>> = {
  actual: "Actual size",
  seat: "From your seat",
  pixels: "In pixels",
};

/** At the upper left of the drawing in every scale but Fit: which one it is, and the way back (D55). */
export function ViewMark({ accuracy }: { accuracy: number | undefined }) {
  const { comparison, dispatch } = useSession();
  const { scale } = comparison;
  if (scale === "fit") return null;
  return (
    <Notice
      className={styles.viewMark}
      dismiss={{
        label: "Back to Fit",
        onClick(event) {
          // The pressed button disappears with the mark.
          event.currentTarget.closest("main")?.focus({ preventScroll: true });
          dispatch({ type: "set-view", view: { scale: "fit" } });
        },
      }}
    >
      <b>{WORDS[scale]}</b>
      {accuracy !== undefined && <span className="muted">±{withDigits(accuracy * 100, 1)}%</span>}
      {scale === "seat" && <CommonDistance />}
    </Notice>
  );
}
