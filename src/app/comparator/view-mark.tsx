import { Notice } from "../../ui/notice.tsx";
import styles from "./comparator.module.css";
import { useSession } from "./session.ts";

/** At the upper left of a drawing in pixels: that it is no scale drawing, and the way back to one (D46). */
export function ViewMark() {
  const { comparison, dispatch } = useSession();
  if (comparison.scale !== "pixels") return null;
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
      <b>In pixels</b>
      <span className="muted only-wide">what the system shows</span>
    </Notice>
  );
}
