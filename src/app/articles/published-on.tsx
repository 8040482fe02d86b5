import { publishedAt } from "#domain/article/article-id.ts";
import { ARTICLES } from "#words/parts/articles.ts";
import { useHydrated } from "../startup/hydration.ts";
import { rich, useWords } from "../use-words.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date from the article's id (S2). */
export function PublishedOn({ id }: { id: string }) {
  const { publishedOn } = useWords(ARTICLES).article;
  const date = publishedAt(id);
  return date && <p className={styles.published}>{rich(publishedOn(<LocalDate date={date} />))}</p>;
}

/** "Updated" and a day in one form for all readers, so that what stands beside it does not move once scripts run. */
export function UpdatedOn({ day }: { day: string }) {
  const { updated, dayText } = useWords(ARTICLES).article;
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return <span>{rich(updated(<time dateTime={day}>{dayText(date)}</time>))}</span>;
}

/** In the reader's own locale and time zone once scripts run, and in the page's language before (D17). */
function LocalDate({ date }: { date: Date }) {
  const hydrated = useHydrated();
  const { dayText } = useWords(ARTICLES).article;
  return <time dateTime={date.toISOString()}>{hydrated ? date.toLocaleDateString() : dayText(date)}</time>;
}
