const MONTHS = "January February March April May June July August September October November December".split(" ");

/** `November 2026` for `2026-11` */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/**
 * `21 November 2026`, in UTC. Equals `Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })`, whose first use takes
 * over ten milliseconds.
 */
export function dayText(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
