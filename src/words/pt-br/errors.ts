import { errorsIn } from "../shared/errors.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

/** What is wrong with typed values (S5.3). */
export const errors = errorsIn({
  numbers,
  invalid: (parts) => `Valor inválido: ${parts.join("\ne ")}`,
  invalidScreen: (number, parts) => `Tela ${number}, valor inválido: ${parts.join(" e ")}`,
  parts: {
    length: "diagonal",
    ratioWidth: "proporção",
    ratioHeight: "proporção",
    gap: (most) => `vão (de 0 a ${most})`,
    distance: `distância (até 100${UNIT_SPACE}m)`,
    raised: (most) => `elevação (até ${most})`,
    radius: (smallest, largest) => `curvatura: de ${smallest} a ${largest}`,
    noRadius: "curvatura: tela larga demais para qualquer uma",
    width: "largura",
    height: "altura",
    frame: (most) => `moldura (de 0 a ${most})`,
  },
});
