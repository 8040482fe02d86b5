import { useState } from "react";
import type { LayoutKind } from "../browser/media-query.ts";
import styles from "./help.module.css";
import { readSkipIntro, writeSkipIntro } from "./skip-intro-cookie.ts";

/** The preference for one layout. The checkbox stores it at once (S4.11). */
export function StartupChoice({ layout }: { layout: LayoutKind }) {
  const [skips, setSkips] = useState(() => layout !== "unknown" && readSkipIntro(layout));
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={skips}
        disabled={layout === "unknown"}
        onChange={({ target: { checked } }) => {
          setSkips(checked);
          if (layout !== "unknown") writeSkipIntro(layout, checked);
        }}
      />
      Do not show on startup
    </label>
  );
}
