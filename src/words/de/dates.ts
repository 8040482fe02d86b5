const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

/** `November 2026` for `2026-11` */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** `21. November 2026`, in UTC. */
export function dayText(date: Date): string {
  return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
