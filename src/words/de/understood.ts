import { UNIT_SPACE } from "../shared/numbers.ts";
import { understoodIn } from "../shared/understood.ts";
import { numbers } from "./numbers.ts";

export const understood = understoodIn({
  numbers,
  refused: {
    screen: (pasted) => `„${pasted}“ ist keine Größe. Versuche 34″, 68${UNIT_SPACE}cm oder 27″ 16:9.`,
    gap: (pasted) => `„${pasted}“ ist keine Lücke. Versuche 1,5${UNIT_SPACE}cm oder 0,5″.`,
    space: (pasted) => `„${pasted}“ ist keine Länge. Versuche 150${UNIT_SPACE}cm, 59″ oder 150 × 85${UNIT_SPACE}cm.`,
    frame: (pasted) => `„${pasted}“ ist keine Rahmenbreite. Versuche 1${UNIT_SPACE}cm oder 0,5″.`,
  },
  refusedFor: (pasted, diagonal) => `„${pasted}“ ist keine Größe. Die Diagonale bleibt ${diagonal}.`,
  longRefusedFor: (characters, diagonal) =>
    `Keine Größe in diesen ${characters} Zeichen. Die Diagonale bleibt ${diagonal}.`,
  looking: (pasted) => `„${pasted}“ wird unter den Modellen gesucht`,
  leftOut: (unread) => `„${unread}“ wird ausgelassen.`,
});

export const { leftOutText } = understood;
