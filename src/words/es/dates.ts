const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** `noviembre de 2026` for `2026-11` */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} de ${year}`;
}

/** `21 de noviembre de 2026`, in UTC. Equals `Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" })`. */
export function dayText(date: Date): string {
  return `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;
}
