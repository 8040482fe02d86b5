import { reportIn } from "../shared/report.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_NAMES, screens } from "./screens.ts";

export const report = reportIn({
  parts: { numbers, screens },
  plain: {
    screen: "Tela",
    name: "Nome",
    count: "Lado a lado",
    scaling: "Escala do sistema (%)",
    relation: "Equivalente",
    colour: "Cor",
    ratioWidth: "Largura da proporção",
    ratioHeight: "Altura da proporção",
    ratio: "Proporção",
    resolution: "Resolução",
    pixelsAcross: "Pixels na horizontal",
    pixelsDown: "Pixels na vertical",
    pixelsPerInch: "Pixels por polegada",
    roomAcross: "Área útil na horizontal (px)",
    roomDown: "Área útil na vertical (px)",
    comparedWith: "Comparada com a tela",
    fits: "Cabe",
    rowFits: "A fila cabe",
  },
  ofUnit: {
    gap: "Vão",
    distance: "Distância dos olhos",
    radius: "Raio",
    raised: "Elevação",
    text: "Texto de 16 px",
    straightWidth: "Largura em linha reta",
    straightHeight: "Altura em linha reta",
    depth: "Profundidade da curva",
  },
  dimensions: { diagonal: "diagonal", width: "largura", height: "altura", area: "área" },
  ofDimension: {
    difference: (side) => `diferença de ${side}`,
    pixelDifference: (side) => `diferença de ${side} em pixels`,
    picture: (side, film) => `${side} do filme ${film}`,
    outer: (side) => `${side} com moldura`,
    spare: (side) => `sobra na ${side}`,
    row: (side) => `${side} da fila`,
    rowSpare: (side) => `sobra da fila na ${side}`,
  },
  areaUnit: (unit) => `${numbers.units[unit]}²`,
  yes: "sim",
  no: "não",
  colours: COLOUR_NAMES,
  together: (hasFrames) => `Juntas, ${framesText(hasFrames)}`,
});
