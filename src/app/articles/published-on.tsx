import { publishedAt } from "#domain/article/article-id.ts";
import { articles } from "#words/page/articles.ts";
import { rich } from "../rich.ts";
import { useHydrated } from "../startup/hydration.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date from the article's id (S2). */
export function PublishedOn({ id }: { id: string }) {
  const { publishedOn } = articles.article;
  const date = publishedAt(id);
  return date && <p className={styles.published}>{rich(publishedOn(<LocalDate date={date} />))}</p>;
}

/** "Updated" and the day of the last change: a day of the calendar, the same in every time zone. */
export function UpdatedOn({ day }: { day: string }) {
  const { updated } = articles.article;
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return <span>{rich(updated(<LocalDate date={date} dateTime={day} timeZone="UTC" />))}</span>;
}

interface LocalDateProps {
  date: Date;
  dateTime?: string;
  /** The reader's own without one. */
  timeZone?: "UTC";
}

/** In the reader's own locale once scripts run, and in the page's language before (D17). */
function LocalDate({ date, dateTime = date.toISOString(), timeZone }: LocalDateProps) {
  const hydrated = useHydrated();
  const { dayText } = articles.article;
  const text = hydrated ? date.toLocaleDateString(undefined, { timeZone }) : dayText(date);
  return <time dateTime={dateTime}>{text}</time>;
}
