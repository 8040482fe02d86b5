const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** `novembre 2026` for `2026-11` */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** `21 novembre 2026`, `1er novembre 2026`, in UTC. The first use of `Intl.DateTimeFormat` takes over ten milliseconds. */
export function dayText(date: Date): string {
  const day = date.getUTCDate();
  return `${day === 1 ? "1er" : day} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
