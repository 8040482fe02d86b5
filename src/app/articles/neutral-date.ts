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
