import { UNIT_SPACE } from "../shared/numbers.ts";
import { understoodIn } from "../shared/understood.ts";
import { numbers } from "./numbers.ts";

export const understood = understoodIn({
  numbers,
  refused: {
    screen: (pasted) => `«${pasted}» no es un tamaño. Prueba con 34″, 68${UNIT_SPACE}cm o 27″ 16:9.`,
    gap: (pasted) => `«${pasted}» no es una separación. Prueba con 1,5${UNIT_SPACE}cm o 0,5″.`,
    space: (pasted) => `«${pasted}» no es una longitud. Prueba con 150${UNIT_SPACE}cm, 59″ o 150 × 85${UNIT_SPACE}cm.`,
    frame: (pasted) => `«${pasted}» no es un marco. Prueba con 1${UNIT_SPACE}cm o 0,5″.`,
  },
  refusedFor: (pasted, diagonal) => `«${pasted}» no es un tamaño. La diagonal sigue siendo ${diagonal}.`,
  longRefusedFor: (characters, diagonal) =>
    `No hay ningún tamaño en estos ${characters} caracteres. La diagonal sigue siendo ${diagonal}.`,
  looking: (pasted) => `Buscando «${pasted}» entre los modelos`,
  leftOut: (unread) => `Se omite «${unread}».`,
});

export const { leftOutText } = understood;
