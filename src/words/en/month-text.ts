const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** `November 2026` for `2026-11` */
export function monthText(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}
