import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Level } from "#domain/space/screen-row.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { UNIT_SPACE, UNITS } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Above the answer of a row: what is level, the frame, how to move, and the way back to one line. */
export const rowLine = {
  name: "Fila",
  level: "Alinhar",
  levels: { bottom: "Por baixo", centre: "Pelo centro", top: "Por cima" } satisfies Record<Level, string>,
  frame: "Moldura",
  /** Behind the number; the rest shows where there is room. */
  eachSide: <Element>(unit: Unit, rest: Wrap<Element>): RichText<Element> => [UNITS[unit], rest(" de cada lado")],
  makersFrames: "molduras do fabricante, se conhecidas",
  drag: "Arraste para mover",
  /** What the keys do with the outline that has the focus. */
  places: <Element>(key: Wrap<Element>): RichText<Element> => [key("←"), " ", key("→"), " trocam de lugar"],
  steps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("↑"),
    " ",
    key("↓"),
    unit === "cm" ? ` 1${UNIT_SPACE}cm` : " ½″",
  ],
  smallSteps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("Shift"),
    unit === "cm" ? ` 0,1${UNIT_SPACE}cm` : " 0,1″",
  ],
  raised: <Element>({ screen }: ListedScreen, all: readonly ListedScreen[], name: Wrap<Element>): RichText<Element> => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " está mais acima" : " está mais abaixo",
  ],
  severalRaised: (count: number): string => `${count} estão mais acima ou mais abaixo`,
  levelAll: "Alinhar todas",
};
