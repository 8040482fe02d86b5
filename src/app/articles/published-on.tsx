import { startTransition, useEffect, useState } from "react";
import { publishedAt } from "../../domain/article/article-id.ts";
import { neutralDate } from "../../domain/article/neutral-date.ts";
import { afterPaint } from "../startup/after-paint.ts";
import { useWasServed } from "../startup/hydration.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date that the article's id tells, in the reader's own locale and time zone (S2, D17). */
export function PublishedOn({ id }: { id: string }) {
  const isLocal = useLocalDates();
  const date = publishedAt(id);
  if (date === null) return null;
  return (
    <p className={styles.published}>
      Published on <time dateTime={date.toISOString()}>{isLocal ? date.toLocaleDateString() : neutralDate(date)}</time>
    </p>
  );
}

/** Whether dates are written as the reader writes them: false where the page was served, true soon after. */
function useLocalDates(): boolean {
  const wasServed = useWasServed();
  const [isLocal, setIsLocal] = useState(!wasServed);
  useEffect(() => {
    if (wasServed) void learnLocalDates().then(() => startTransition(() => setIsLocal(true)));
  }, [wasServed]);
  return isLocal;
}

let learnt: Promise<void> | null = null;

/**
 * The browser learns how the reader writes dates, once: on a phone that takes it up to a tenth of a second, so it does
 * in a thread of its own. Where that one is not to be had, the page's own thread learns it with the first date.
 */
function learnLocalDates(): Promise<void> {
  learnt ??= new Promise((resolve) => {
    afterPaint(() => {
      try {
        const learner = new Worker(new URL("./date-learner.ts", import.meta.url), { type: "module" });
        const finish = () => {
          learner.terminate();
          resolve();
        };
        learner.addEventListener("message", finish);
        learner.addEventListener("error", finish);
      } catch {
        // Workers are switched off, or refused.
        resolve();
      }
    });
  });
  return learnt;
}
