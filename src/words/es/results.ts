import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { results as english } from "../en/results.ts";
import { optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { readingText, search } from "./search.ts";
import { space } from "./space.ts";

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "Teléfono",
  Tablet: "Tablet",
  Handheld: "Consola portátil",
  Laptop: "Portátil",
  Monitor: "Monitor",
  Ultrawide: "Ultrapanorámico",
  Television: "Televisor",
};

export const results = {
  name: "Resultados",
  back: "Volver a las pantallas",
  headings: {
    mine: "Mi pantalla",
    used: "Usadas en esta visita",
    whole: "En conjunto",
    seen: "Televisores para esta distancia",
    seat: "La distancia",
    typed: "Como diagonal",
    examples: "Puedes escribir",
    monitors: "Monitores por modelo",
    televisions: "Televisores por modelo",
    sizes: "Tamaños",
    devices: "Dispositivos",
    waiting: "Modelos",
  },
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread) => `Se omite ${unread}.`,
  isUnlisted: (unread) => `${unread} no está en la lista. Basta con su tamaño:`,
  isUnknown: (unread) => `No hay nada que se llame ${unread}.`,
  more: (shown, total) => (shown < total ? `Mostrar ${shown} de ${total}` : `Mostrar los ${total}`),
  withAdded: (detail) => `${detail} · ✓ añadido`,
  withDrawn: (detail, swatch) => [`${detail} · `, swatch, " dibujado"],
  basis: (recorded, all) =>
    recorded === null
      ? [all("Todos los tamaños y modelos")]
      : [all("Todos los tamaños y modelos"), ` · Datos de los fabricantes, ${monthText(recorded)}`],
  waiting: {
    line: (text) => ({
      title: "Cargando los modelos",
      diagonal: null,
      detail: `buscando ${text.trim()}`,
    }),
    waits: "Espera a los modelos",
  },
  offline: "Sin conexión, y los modelos aún no están en este dispositivo. Los tamaños funcionan.",
  tryAgain: "Volver a intentarlo",
  examples: {
    size: { text: "27 4k", says: "un tamaño" },
    sizes: { text: "27 o 34", says: "dos tamaños" },
    model: { text: "u2723qe", says: "un modelo" },
    space: { text: "65 en 150 cm", says: "¿cabe?" },
    distance: { text: "3 m", says: "un tamaño para una distancia" },
    sides: { text: "597 x 336 mm", says: "dos lados" },
  },
  type: (example) => `Escribir ${example}`,
  compareThese: "Comparar solo estas",
  drawThis: "Dibujar esto",
  addOrReplace: (doing) => (doing === "add" ? "Añadir" : "Sustituir"),
  ...optionsIn({
    parts: { numbers, space, search },
    done: (title, doing) => (doing === "add" ? `Añadir ${title}` : `Sustituir por ${title}`),
    ofKind: (diagonal, kind) => `${KINDS[kind]} de ${diagonal}`,
    foldable: "plegable",
    soldAs: (size) => `se vende como ${size}`,
    fills: (angle) => `ocupa ${angle}`,
    tooLarge: "demasiado grande",
    look: (distance) => `Mirar desde ${distance}`,
    seat: "tus pantallas, Desde tu asiento",
  }),
} satisfies typeof english;
