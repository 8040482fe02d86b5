const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

/** `novembro de 2026` for `2026-11` */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} de ${year}`;
}

/** `21 de novembro de 2026`, in UTC, as `Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" })` writes it. */
export function dayText(date: Date): string {
  return `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;
}
