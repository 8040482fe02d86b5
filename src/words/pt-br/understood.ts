import { UNIT_SPACE } from "../shared/numbers.ts";
import { understoodIn } from "../shared/understood.ts";
import { numbers } from "./numbers.ts";

export const understood = understoodIn({
  numbers,
  refused: {
    screen: (pasted) => `“${pasted}” não é um tamanho. Tente 34″, 68${UNIT_SPACE}cm ou 27″ 16:9.`,
    gap: (pasted) => `“${pasted}” não é um vão. Tente 1,5${UNIT_SPACE}cm ou 0,5″.`,
    space: (pasted) => `“${pasted}” não é uma medida. Tente 150${UNIT_SPACE}cm, 59″ ou 150 × 85${UNIT_SPACE}cm.`,
    frame: (pasted) => `“${pasted}” não é uma moldura. Tente 1${UNIT_SPACE}cm ou 0,5″.`,
  },
  refusedFor: (pasted, diagonal) => `“${pasted}” não é um tamanho. A diagonal continua ${diagonal}.`,
  longRefusedFor: (characters, diagonal) =>
    `Nenhum tamanho nesses ${characters} caracteres. A diagonal continua ${diagonal}.`,
  looking: (pasted) => `Procurando “${pasted}” entre os modelos`,
  leftOut: (unread) => `“${unread}” ficou de fora.`,
});

export const { leftOutText } = understood;
