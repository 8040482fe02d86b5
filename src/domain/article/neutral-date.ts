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
 * A date in the form in which it is served, as 21 November 2026 (D17: "one fixed, neutral form"): what
 * `Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })` makes of it, without the ten milliseconds and
 * more that the first use of `Intl` costs a page.
 */
export function neutralDate(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
