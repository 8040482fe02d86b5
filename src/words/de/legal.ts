import type { legal as english } from "../en/legal.ts";

/** Around the legal texts, which are documents in English. */
export const legal = {
  privacy: {
    title: "Datenschutzerklärung",
    description:
      "Welche Daten diese Website zum Vergleichen von Bildschirmen erhebt und warum: ein paar Zeilen im Protokoll eines Servers und ein Cookie für eine Einstellung. Kein Konto, kein Tracking.",
  },
  terms: {
    title: "Nutzungsbedingungen",
    description:
      "Zu welchen Bedingungen diese Website zum Vergleichen von Bildschirmen genutzt werden darf, von der Zustimmung und dem Verhalten bis zu Haftung und Kontakt.",
  },
} satisfies typeof english;
