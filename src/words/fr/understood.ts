import { understoodIn } from "../shared/understood.ts";
import { numbers } from "./numbers.ts";

export const understood = understoodIn({
  numbers,
  refused: {
    screen: (pasted) => `« ${pasted} » n’est pas une taille. Essayez 34″, 68 cm ou 27″ 16:9.`,
    gap: (pasted) => `« ${pasted} » n’est pas un écart. Essayez 1,5 cm ou 0,5″.`,
    space: (pasted) => `« ${pasted} » n’est pas une longueur. Essayez 150 cm, 59″ ou 150 × 85 cm.`,
    frame: (pasted) => `« ${pasted} » n’est pas un cadre. Essayez 1 cm ou 0,5″.`,
  },
  refusedFor: (pasted, diagonal) => `« ${pasted} » n’est pas une taille. La diagonale reste ${diagonal}.`,
  longRefusedFor: (characters, diagonal) =>
    `Aucune taille dans ces ${characters} caractères. La diagonale reste ${diagonal}.`,
  looking: (pasted) => `Recherche de « ${pasted} » parmi les modèles`,
  leftOut: (unread) => `« ${unread} » n’est pas pris en compte.`,
});

export const { leftOutText } = understood;
