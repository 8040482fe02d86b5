import { errorsIn } from "../shared/errors.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

/** What is wrong with typed values (S5.3). */
export const errors = errorsIn({
  numbers,
  invalid: (parts) => `Ungültig: ${parts.join("\nund ")}`,
  invalidScreen: (number, parts) => `Bildschirm ${number}, ungültig: ${parts.join(" und ")}`,
  parts: {
    length: "Länge",
    ratioWidth: "Seitenverhältnis",
    ratioHeight: "Seitenverhältnis",
    gap: (most) => `Lücke (0 bis ${most})`,
    distance: `Abstand (bis 100${UNIT_SPACE}m)`,
    raised: (most) => `Höhe (bis ${most})`,
    radius: (smallest, largest) => `Radius (${smallest} bis ${largest})`,
    noRadius: "Radius (Bildschirm zu breit für eine Krümmung)",
    width: "Breite",
    height: "Höhe",
    frame: (most) => `Rahmen (0 bis ${most})`,
  },
});
