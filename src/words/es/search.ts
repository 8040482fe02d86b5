import { searchIn } from "../shared/search.ts";
import { numbers } from "./numbers.ts";
import { space } from "./space.ts";

export const search = searchIn({
  parts: { numbers, space },
  compare: (names) => `Comparar ${names}`,
  replacing(ratios, space) {
    const brought = [ratios, space === null ? null : `en ${space}`].filter((text) => text !== null).join(" ");
    return brought === "" ? "en lugar de lo dibujado" : `${brought}, en lugar de lo dibujado`;
  },
  fits: (name, space, least, frame) => ({
    title: `${name} cabe en ${space}`,
    detail: `${least} libres a cada lado, con ${frame} de marco`,
  }),
  isTooLarge: (name, excess, side, space, frame) => ({
    title: `${name} mide ${excess} de más a lo ${side === "width" ? "ancho" : "alto"}`,
    detail: `para ${space}, con ${frame} de marco a cada lado`,
  }),
  reading: {
    sides: (sides, diagonal, inches) => `${sides} son ${diagonal} de esquina a esquina, ${inches}.`,
    noSize: (chosen) => `Sin tamaño indicado: ${chosen} de cada modelo.`,
    renamed: (size, name, resolution) => `Con ${size}, ${name} se vende como ${resolution}.`,
    noTelevision: (distance) => `Desde ${distance}, ningún televisor ocupa de 30° a 40°.`,
    televisions: (distance, range) => `Desde ${distance}, ${range}, lo adecuado para películas.`,
  },
  filmRange: (smallest, largest) =>
    largest === null
      ? `un televisor de ${smallest} ocupa de 30° a 40°`
      : `los televisores de ${smallest} a ${largest} ocupan de 30° a 40°`,
});
export const { writtenComparisonText, readingText, filmRangeText, distanceText } = search;
