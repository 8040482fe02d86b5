import { publishedAt } from "#domain/article/article-id.ts";
import { useHydrated } from "../startup/hydration.ts";
import { neutralDate } from "./neutral-date.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date from the article's id (S2). */
export function PublishedOn({ id }: { id: string }) {
  const date = publishedAt(id);
  if (date === null) return null;
  return (
    <p className={styles.published}>
      Published on <LocalDate date={date} dateTime={date.toISOString()} />
    </p>
  );
}

/** "Updated" and a day, which is the same in every time zone. */
export function UpdatedOn({ day }: { day: string }) {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <span>
      Updated <LocalDate date={date} dateTime={day} timeZone="UTC" />
    </span>
  );
}

/** In the reader's own locale and time zone once scripts run (D17). */
function LocalDate({ date, dateTime, timeZone }: { date: Date; dateTime: string; timeZone?: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={dateTime}>{hydrated ? date.toLocaleDateString(undefined, { timeZone }) : neutralDate(date)}</time>
  );
}
