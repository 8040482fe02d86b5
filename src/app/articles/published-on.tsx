import { publishedAt } from "#domain/article/article-id.ts";
import { useHydrated } from "../startup/hydration.ts";
import styles from "./published-on.module.css";

/** "Published on" and the date from the article's id (S2). */
export function PublishedOn({ id }: { id: string }) {
  const date = publishedAt(id);
  return (
    date && (
      <p className={styles.published}>
        Published on <LocalDate date={date} />
      </p>
    )
  );
}

/** "Updated" and a day in one form for all readers, so that what stands beside it does not move once scripts run. */
export function UpdatedOn({ day }: { day: string }) {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <span>
      Updated <time dateTime={day}>{neutralDate(date)}</time>
    </span>
  );
}

/** In the reader's own locale and time zone once scripts run (D17). */
function LocalDate({ date }: { date: Date }) {
  const hydrated = useHydrated();
  return <time dateTime={date.toISOString()}>{hydrated ? date.toLocaleDateString() : neutralDate(date)}</time>;
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
