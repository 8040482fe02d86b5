import { reportCsv, reportText } from "../../../comparison/report.ts";
import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import { copyText } from "../../browser/clipboard.ts";
import { useExpiringValue } from "../../browser/timers.ts";
import styles from "./details.module.css";

const TOLD_FOR = 3000;

export function CopyDetails({ screens, base }: { screens: readonly DrawnScreen[]; base: DrawnScreen }) {
  const [told, tell] = useExpiringValue<string>(TOLD_FOR);
  const described = screens.map(({ screen }) => screen);
  const copy = async (text: string) => tell((await copyText(text)) ? "Copied" : "Copying is not allowed here");
  return (
    <div className={styles.copy}>
      <button type="button" className={styles.action} onClick={() => void copy(reportText(described, base.screen))}>
        Copy as text
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(reportCsv(described, base.screen))}>
        Copy as CSV
      </button>
      <span role="status">{told}</span>
    </div>
  );
}
