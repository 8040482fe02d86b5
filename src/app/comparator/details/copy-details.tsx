import { reportCsv, reportText } from "../../../comparison/report.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { copyText } from "../../browser/clipboard.ts";
import { useExpiringValue } from "../../browser/timers.ts";
import styles from "./details.module.css";

const MESSAGE_DURATION = 3000;

export function CopyDetails({ comparison }: { comparison: Comparison }) {
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION);
  const copy = async (text: string) => showMessage((await copyText(text)) ? "Copied" : "Copying is not allowed here");
  return (
    <div className={styles.copy}>
      <button type="button" className={styles.action} onClick={() => void copy(reportText(comparison))}>
        Copy as text
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(reportCsv(comparison))}>
        Copy as CSV
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
