import { errorsIn } from "../shared/errors.ts";
import { numbers } from "./numbers.ts";

/** What is wrong with typed values (S5.3). */
export const errors = errorsIn({
  numbers,
  invalid: (parts) => `Non valide : ${parts.join("\net ")}`,
  invalidScreen: (number, parts) => `Écran ${number}, non valide : ${parts.join(" et ")}`,
  parts: {
    length: "diagonale",
    ratioWidth: "format d’image",
    ratioHeight: "format d’image",
    gap: (most) => `écart (de 0 à ${most})`,
    distance: "distance (100 m au plus)",
    raised: (most) => `hauteur (${most} au plus)`,
    radius: (smallest, largest) => `courbure (de ${smallest} à ${largest})`,
    noRadius: "courbure (écran trop large pour être incurvé)",
    width: "largeur",
    height: "hauteur",
    frame: (most) => `cadre (de 0 à ${most})`,
  },
});
