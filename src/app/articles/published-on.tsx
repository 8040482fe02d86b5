import { publishedAt } from "../../domain/article/article-id.ts";
import { useHydrated } from "../startup/hydration.ts";
import { neutralDate } from "./neutral-date.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date from the article's id, in the reader's own locale and time zone once scripts run (S2, D17). */
export function PublishedOn({ id }: { id: string }) {
  const hydrated = useHydrated();
  const date = publishedAt(id);
  if (date === null) return null;
  return (
    <p className={styles.published}>
      Published on <time dateTime={date.toISOString()}>{hydrated ? date.toLocaleDateString() : neutralDate(date)}</time>
    </p>
  );
}
