import type { rowLine as english } from "../en/row-line.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Above the answer of a row: what is level, the frame, how to move, and the way back to one line. */
export const rowLine = {
  name: "Reihe",
  level: "Ausrichtung",
  levels: { bottom: "Unten", centre: "Mitte", top: "Oben" },
  frame: "Rahmen",
  eachSide: (unit, rest) => [numbers.units[unit], rest(" je Seite")],
  makersFrames: "Rahmen laut Hersteller, wo bekannt",
  drag: "Zum Verschieben ziehen",
  places: (key) => [key("←"), " ", key("→"), " Plätze tauschen"],
  steps: (key, unit) => [key("↑"), " ", key("↓"), unit === "cm" ? ` 1${UNIT_SPACE}cm` : " ½″"],
  smallSteps: (key, unit) => [key("Umschalt"), unit === "cm" ? ` 0,1${UNIT_SPACE}cm` : " 0,1″"],
  raised: ({ screen }, all, name) => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " ist angehoben" : " ist abgesenkt",
  ],
  severalRaised: (count) => `${count} sind angehoben oder abgesenkt`,
  levelAll: "Alle ausrichten",
} satisfies typeof english;
