import type { rowLine as english } from "../en/row-line.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Above the answer of a row: what is level, the frame, how to move, and the way back to one line. */
export const rowLine = {
  name: "Fila",
  level: "Alinhar",
  levels: { bottom: "Por baixo", centre: "Pelo centro", top: "Por cima" },
  frame: "Moldura",
  eachSide: (unit, rest) => [numbers.units[unit], rest(" de cada lado")],
  makersFrames: "molduras do fabricante, se conhecidas",
  drag: "Arraste para mover",
  places: (key) => [key("←"), " ", key("→"), " trocam de lugar"],
  steps: (key, unit) => [key("↑"), " ", key("↓"), unit === "cm" ? ` 1${UNIT_SPACE}cm` : " ½″"],
  smallSteps: (key, unit) => [key("Shift"), unit === "cm" ? ` 0,1${UNIT_SPACE}cm` : " 0,1″"],
  raised: ({ screen }, all, name) => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " está mais acima" : " está mais abaixo",
  ],
  severalRaised: (count) => `${count} estão mais acima ou mais abaixo`,
  levelAll: "Alinhar todas",
} satisfies typeof english;
