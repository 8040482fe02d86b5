import type { editors as english } from "../en/editors.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { radiusText, resolutionText, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { UNIT_WORDS } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { COLOUR_WORDS, scalingText } from "./screens.ts";

const densityText = wholeDensityIn(numbers);

export const editors = {
  drawer: { title: "Editar pantallas", apply: "Aplicar" },
  screen: (number) => `Pantalla ${number}`,
  addScreen: "Añadir pantalla",
  removed: (undo) => ["Quitada · ", undo("Deshacer")],

  options: {
    name: "Nombre",
    gap: "Separación",
    distance: "Distancia propia",
    raised: "Elevación",
    radius: "Curva",
  },
  diagonal: {
    label: "Diagonal",
    text: (screen) => `${timesCount(screen)}${numbers.exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    label: "Formato",
    width: "Ancho de la relación de aspecto",
    height: "Alto de la relación de aspecto",
    text: (width, height) => `${width}:${height}`,
  },
  pixels: {
    label: "Píxeles",
    /** `3840×2160 · 163 ppi · 150 %` */
    text(screen, resolution) {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)}${UNIT_SPACE}ppi`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Plana",
    sold: "Curvas a la venta",
    radius: radiusText,
    unit: "R",
    text: (radius) => (radius === "" ? "Plana" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Conjunto", count: "Pantallas una al lado de otra", gap: "separación" },
  distance: {
    label: "Distancia",
    back: (centimetres, unit) => `Volver a ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "PULGADAS", cm: "CENTÍMETROS" },
    change: { in: "Cambiar a centímetros", cm: "Cambiar a pulgadas" },
    symbol: numbers.units,
  },
  update: "Actualizar el dibujo",
  remove: "Quitar",
  rotate: "Girar",

  space: {
    title: "Espacio",
    fields: { width: "Ancho", height: "Alto", frame: "Marco" },
    length: numbers.lengthText,
    eachSide: { in: "pulg. a cada lado", cm: "cm a cada lado" },
    open: { title: "¿Cabe?", note: "en un hueco, un mueble, una pared o un escritorio" },
  },

  ratios: {
    name: "Relaciones de aspecto habituales",
    heading: "Formatos habituales",
    ratio: numbers.ratioText,
  },
  resolutions: {
    resolution: resolutionText,
    name: "Resoluciones",
    none: "Ninguna",
    density: "píxeles por pulgada",
    densityOf: (screen) => densityText(screen),
  },

  actions: {
    name: "Más acciones",
    rename: "Nombre",
    replace: "Sustituir…",
    duplicate: "Duplicar",
    move: {
      row: "Mover",
      left: "Mover a la izquierda",
      right: "Mover a la derecha",
      up: "Subir",
      down: "Bajar",
    },
    chooseColour: "Color…",
    colour: "Color",
    colours: COLOUR_WORDS,
    several: "Varias juntas",
    takeApart: "Separar",
    makeSet: "Formar un conjunto",
    raise: "Elevar o bajar…",
    distance: "Distancia propia",
    curve: "Curva…",
    inAnotherRatio: "Mismo tamaño en otro formato…",
    remember: "Recordar como mi pantalla",
    forget: "Olvidar mi pantalla",
  },
  sameSize: {
    name: "Mismo tamaño en otro formato",
    headings: {
      height: "Mismo alto",
      width: "Mismo ancho",
      area: "Misma área",
      diagonal: "Misma diagonal",
    },
    inRatio: ({ length, unit }, ratio) => `${numbers.diagonalFigure(length, unit)} ${numbers.ratioText(ratio)}`,
    textHeading: "Mismo tamaño de texto",
    inPixels: ({ length, unit }, resolution) => `${numbers.diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Recordada en este dispositivo y ofrecida la primera",
    isKept: "Tu pantalla hasta que cierres esta página",
    isForgotten: "Se ha olvidado tu pantalla",
  },

  search: {
    label: "Buscar un modelo o tamaño",
    replacement: (number) => `Sustituir la pantalla ${number} por`,
    loading: "Cargando los tamaños y modelos",
  },
  starters: {
    title: "Comparaciones habituales",
    startOver: "Empezar de nuevo",
    mine: { title: "Mi pantalla", note: (screen) => numbers.displayText(screen) },
    monitors: { title: "27″ o 34″", note: "un monitor o un ultrapanorámico" },
    text: { title: "27″ 4K o 32″ 4K", note: "monitores, tamaño del texto" },
    televisions: { title: "65″ o 75″", note: "televisores" },
    superUltrawide: { title: "49″ o dos de 27″", note: "un superultrapanorámico o un par" },
    devices: {
      title: "Teléfono, tablet, portátil",
      note: "6,1″, 11″ y 14″",
      names: ["Teléfono", "Tablet", "Portátil"],
    },
    ultrawide: { title: "34″ o dos de 27″", note: "un ultrapanorámico o un par" },
  },
} satisfies typeof english;
