import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { rowLine as english } from "../en/row-line.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { UNIT_SPACE, UNITS } from "./numbers.ts";
import { titleText } from "./screens.ts";

export const rowLine = {
  name: "Fila",
  level: "Alinear",
  levels: { bottom: "Abajo", centre: "Centro", top: "Arriba" },
  frame: "Marco",
  eachSide: <Element>(unit: Unit, rest: Wrap<Element>): RichText<Element> => [UNITS[unit], rest(" a cada lado")],
  makersFrames: "marcos del fabricante si se conocen",
  drag: "Arrastra para mover",
  places: <Element>(key: Wrap<Element>): RichText<Element> => [key("←"), " ", key("→"), " cambian el orden"],
  steps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("↑"),
    " ",
    key("↓"),
    unit === "cm" ? ` 1${UNIT_SPACE}cm` : " ½″",
  ],
  smallSteps: <Element>(key: Wrap<Element>, unit: Unit): RichText<Element> => [
    key("Mayús"),
    unit === "cm" ? ` 0,1${UNIT_SPACE}cm` : " 0,1″",
  ],
  raised: <Element>({ screen }: ListedScreen, all: readonly ListedScreen[], name: Wrap<Element>): RichText<Element> => [
    name(titleText(screen, all)),
    (screen.raised ?? 0) > 0 ? " está más arriba" : " está más abajo",
  ],
  severalRaised: (count: number): string => `${count} están más arriba o más abajo`,
  levelAll: "Alinear todas",
} satisfies typeof english;
