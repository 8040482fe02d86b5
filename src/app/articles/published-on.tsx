import { publishedAt } from "#domain/article/article-id.ts";
import { useHydrated } from "../startup/hydration.ts";
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

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * The date as the server renders it, such as 21 November 2026 (D17). Equals
 * `Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })`, whose first use takes over ten milliseconds.
 */
export function neutralDate(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
