import { reportIn } from "../shared/report.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { screens } from "./screens.ts";

export const report = reportIn({
  parts: { numbers, screens },
  plain: {
    screen: "Pantalla",
    name: "Nombre",
    count: "Una al lado de otra",
    scaling: "Escalado (%)",
    relation: "Equivalencia",
    colour: "Color",
    ratioWidth: "Formato: ancho",
    ratioHeight: "Formato: alto",
    ratio: "Formato",
    resolution: "Resolución",
    pixelsAcross: "Píxeles a lo ancho",
    pixelsDown: "Píxeles a lo alto",
    pixelsPerInch: "Píxeles por pulgada",
    roomAcross: "Espacio útil a lo ancho (px)",
    roomDown: "Espacio útil a lo alto (px)",
    comparedWith: "Comparada con la pantalla",
    fits: "Cabe",
    rowFits: "La fila cabe",
  },
  ofUnit: {
    gap: "Separación",
    distance: "Distancia a la pantalla",
    radius: "Radio",
    raised: "Elevación",
    text: "Texto de 16 px",
    straightWidth: "Ancho recto",
    straightHeight: "Alto recto",
    depth: "Fondo de la curva",
  },
  dimensions: { diagonal: "diagonal", width: "ancho", height: "alto", area: "área" },
  ofDimension: {
    difference: (side) => `diferencia de ${side}`,
    pixelDifference: (side) => `diferencia de ${side} en píxeles`,
    picture: (side, film) => `${side} de la película ${film}`,
    outer: (side) => `${side} con marco`,
    spare: (side) => `${side} libre`,
    row: (side) => `${side} de la fila`,
    rowSpare: (side) => `${side} libre de la fila`,
  },
  areaUnit: (unit) => (unit === "in" ? "pulg²" : "cm²"),
  yes: "sí",
  no: "no",
  colours: screens.colours,
  together: (hasFrames) => `En conjunto, ${framesText(hasFrames)}`,
});
