import type { sizes as english } from "../en/sizes.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

export const sizes = {
  heading: (search) => (search === "" ? "Tamaños y modelos de pantalla" : `Tamaños y modelos para «${search}»`),
  description:
    "Monitores, televisores, portátiles, tablets y teléfonos por su nombre: la diagonal, el ancho y el alto en centímetros y la resolución de cada uno, dibujados a escala con un clic.",
  note: (recorded, scripted) => [
    "Elige un tamaño para verlo dibujado a escala. ",
    scripted("Pulsa + para reunir tamaños en una comparación."),
    ` Datos de los fabricantes, ${monthText(recorded)}: diagonales y resoluciones tal como las publican, del rectángulo completo cuando las esquinas son redondeadas. La imagen de un televisor puede ser hasta media pulgada menor que su categoría.`,
  ],
  field: "Buscar tamaño o modelo",
  search: "Buscar",
  nothing: (type, all) => [
    "Ese modelo no está en la lista. ",
    type("Escribe su tamaño"),
    " o ",
    all("muestra todos los tamaños y modelos"),
    ".",
  ],
  kinds: "Tipos",
  groups: {
    phones: "Teléfonos",
    tablets: "Tablets, e-readers y consolas",
    laptops: "Portátiles",
    monitors: "Monitores",
    televisions: "Televisores",
  },
  common: "Tamaños habituales",
  ...sizeFiguresIn(numbers, "plegable"),
  add: (name) => `Añadir ${name}`,
  addHere: "Añadir sin salir de aquí",
  added: "Añadido",
  isDrawn: "en tu comparación",
  collection: {
    name: "Tu comparación",
    isFull: SCREENS_ARE_FULL,
    starts: (name) => `${name} inicia una comparación`,
    wasAdded: (name) => `Se ha añadido ${name}`,
    oneMore: "Una más y se comparan.",
    undo: "Deshacer",
    show: "Verla",
    back: "Volver a la comparación",
    backWith: (rest) => ["Volver ", rest("a la comparación")],
  },
} satisfies typeof english;
