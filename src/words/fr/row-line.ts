import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Level } from "#domain/space/screen-row.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { UNITS } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Above the answer of a row: what is level, the frame, how to move, and the way back to one line. */
export const rowLine = {
  name: "Rangée",
  level: "Alignement",
  levels: { bottom: "Bas", centre: "Centre", top: "Haut" } satisfies Record<Level, string>,
  frame: "Cadre",
  /** Behind the number; the rest shows where there is room. */
  eachSide: <Element>(unit: Unit, rest: Wrap<Element>): RichText<Element> => [UNITS[unit], rest(" de chaque côté")],
  makersFrames: "cadres des fabricants s’ils sont connus",
  drag: "Faites glisser pour déplacer",
  /** What the keys do with the outline that has the focus. */
  places: <Element>(key: Wrap<Element>): RichText<Element> => [key("←"), " ", key("→"), " changer de place"],
  steps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("↑"),
    " ",
    key("↓"),
    unit === "cm" ? " 1 cm" : " ½″",
  ],
  smallSteps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("Maj"),
    unit === "cm" ? " 0,1 cm" : " 0,1″",
  ],
  raised: <Element>({ screen }: ListedScreen, all: readonly ListedScreen[], name: Wrap<Element>): RichText<Element> => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " est relevé" : " est abaissé",
  ],
  severalRaised: (count: number): string => `${count} sont relevés ou abaissés`,
  levelAll: "Tout remettre sur la ligne",
};
