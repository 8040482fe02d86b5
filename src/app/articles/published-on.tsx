import { publishedAt } from "../../domain/article/article-id.ts";
import { useHydrated } from "../browser/hydrated.ts";
import styles from "./published-on.module.css";

const NEUTRAL = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "Published on" and the date that the article's id tells, in the reader's own locale and time zone (S2, D17). */
export function PublishedOn({ id }: { id: string }) {
  const hydrated = useHydrated();
  const date = publishedAt(id);
  if (date === null) return null;
  return (
    <p className={styles.published}>
      Published on{" "}
      <time dateTime={date.toISOString()}>{hydrated ? date.toLocaleDateString() : NEUTRAL.format(date)}</time>
    </p>
  );
}
