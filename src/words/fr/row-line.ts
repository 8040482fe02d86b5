import type { rowLine as english } from "../en/row-line.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Above the answer of a row: what is level, the frame, how to move, and the way back to one line. */
export const rowLine = {
  name: "Rangée",
  level: "Alignement",
  levels: { bottom: "Bas", centre: "Centre", top: "Haut" },
  frame: "Cadre",
  eachSide: (unit, rest) => [numbers.units[unit], rest(" de chaque côté")],
  makersFrames: "cadres des fabricants s’ils sont connus",
  drag: "Faites glisser pour déplacer",
  places: (key) => [key("←"), " ", key("→"), " changer de place"],
  steps: (key, unit) => [key("↑"), " ", key("↓"), unit === "cm" ? " 1 cm" : " ½″"],
  smallSteps: (key, unit) => [key("Maj"), unit === "cm" ? " 0,1 cm" : " 0,1″"],
  raised: ({ screen }, all, name) => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " est relevé" : " est abaissé",
  ],
  severalRaised: (count) => `${count} sont relevés ou abaissés`,
  levelAll: "Tout remettre sur la ligne",
} satisfies typeof english;
