import { useEffect, useState } from "react";
import { comparisonSearch, unitlessSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { help } from "#words/page/help.ts";
import { language } from "#words/page/language.ts";
import { titles } from "#words/page/titles.ts";
import { readLastComparison } from "../comparator/last-comparison.ts";
import { sitePath } from "../navigation/site-path.ts";
import { rich } from "../rich.ts";
import styles from "./help.module.css";

/** The first line of the dialog that opened by itself. It repeats the offer of the last comparison, which it covers (F4.3). */
export function Welcome() {
  const { text, lastTime } = help.introduction;
  const { comparisonTitle } = titles;
  const [last, setLast] = useState<Comparison | null>(null);
  useEffect(() => setLast(readLastComparison()), []);
  return (
    <p className={styles.welcome}>
      {last === null || unitlessSearch(last) === ""
        ? text
        : rich(
            lastTime(<a href={sitePath(`/${comparisonSearch(last, language.lengths)}`)}>{comparisonTitle(last)}</a>),
          )}
    </p>
  );
}
