import { searchIn } from "../shared/search.ts";
import { numbers } from "./numbers.ts";
import { space } from "./space.ts";

export const search = searchIn({
  parts: { numbers, space },
  compare: (names) => `Comparar ${names}`,
  replacing(ratios, space) {
    const brought = [ratios, space === null ? null : `em ${space}`].filter((text) => text !== null).join(" ");
    return brought === "" ? "no lugar do que está desenhado" : `${brought}, no lugar do que está desenhado`;
  },
  fits: (name, space, least, frame) => ({
    title: `${name} cabe em ${space}`,
    detail: `sobram ${least} de cada lado, com ${frame} de moldura`,
  }),
  isTooLarge: (name, excess, side, space, frame) => ({
    title: `${name} passa ${excess} na ${side === "width" ? "largura" : "altura"}`,
    detail: `para ${space}, com ${frame} de moldura de cada lado`,
  }),
  reading: {
    sides: (sides, diagonal, inches) => `${sides} dão ${diagonal} de canto a canto, ${inches}.`,
    noSize: (chosen) => `Nenhum tamanho indicado: ${chosen} de cada modelo.`,
    renamed: (size, name, resolution) => `Em ${size}, ${name} é vendido como ${resolution}.`,
    noTelevision: (distance) => `A ${distance}, nenhuma TV ocupa de 30° a 40°.`,
    televisions: (distance, range) => `A ${distance}, ${range}, a faixa para filmes.`,
  },
  filmRange: (smallest, largest) =>
    largest === null
      ? `uma TV de ${smallest} ocupa de 30° a 40°`
      : `TVs de ${smallest} a ${largest} ocupam de 30° a 40°`,
});
export const { writtenComparisonText, readingText, filmRangeText, distanceText } = search;
