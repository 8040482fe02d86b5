import type { rowLine as english } from "../en/row-line.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

export const rowLine = {
  name: "Fila",
  level: "Alinear",
  levels: { bottom: "Abajo", centre: "Centro", top: "Arriba" },
  frame: "Marco",
  eachSide: (unit, rest) => [numbers.units[unit], rest(" a cada lado")],
  makersFrames: "marcos del fabricante si se conocen",
  drag: "Arrastra para mover",
  places: (key) => [key("←"), " ", key("→"), " cambian el orden"],
  steps: (key, unit) => [key("↑"), " ", key("↓"), unit === "cm" ? ` 1${UNIT_SPACE}cm` : " ½″"],
  smallSteps: (key, unit) => [key("Mayús"), unit === "cm" ? ` 0,1${UNIT_SPACE}cm` : " 0,1″"],
  raised: ({ screen }, all, name) => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " está más arriba" : " está más abajo",
  ],
  severalRaised: (count) => `${count} están más arriba o más abajo`,
  levelAll: "Alinear todas",
} satisfies typeof english;
