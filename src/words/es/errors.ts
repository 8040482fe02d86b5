import { errorsIn } from "../shared/errors.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

export const errors = errorsIn({
  numbers,
  invalid: (parts) => `No válido: ${parts.join("\ny ")}`,
  invalidScreen: (number, parts) => `Pantalla ${number}, no válido: ${parts.join(" y ")}`,
  parts: {
    length: "longitud",
    ratioWidth: "relación de aspecto",
    ratioHeight: "relación de aspecto",
    gap: (most) => `separación (de 0 a ${most})`,
    distance: `distancia (hasta 100${UNIT_SPACE}m)`,
    raised: (most) => `elevación (hasta ${most})`,
    radius: (smallest, largest) => `curva: de ${smallest} a ${largest}`,
    noRadius: "curva: la pantalla es demasiado ancha",
    width: "ancho",
    height: "alto",
    frame: (most) => `marco (de 0 a ${most})`,
  },
});
