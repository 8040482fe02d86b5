import { publishedAt } from "#domain/article/article-id.ts";
import { articles } from "#words/page/articles.ts";
import { language } from "#words/page/language.ts";
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

/** In figures once scripts run, and in the page's words before. */
function LocalDate({ date, dateTime = date.toISOString(), timeZone }: LocalDateProps) {
  const hydrated = useHydrated();
  const { dayText } = articles.article;
  return <time dateTime={dateTime}>{hydrated ? dayFigures(date, timeZone) : dayText(date)}</time>;
}

/**
 * On an English page in the order of the reader's own locale (D17), on any other in that of its language, where another would be read as
 * another day.
 */
export function dayFigures(date: Date, timeZone?: "UTC", { path, lang } = language): string {
  return date.toLocaleDateString(path === "" ? undefined : lang, { timeZone });
}
