import type { Waiting } from "#comparison/waiting.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import type { answerView as english } from "../en/answer-view.ts";
import { answerOf } from "./answer.ts";
import { signedText, underHeading } from "./difference.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { titleText } from "./screens.ts";
import { spaceAnswer, spaceText } from "./space.ts";

/** The answer, and what stands around its sentences and figures. */
export const answerView = {
  answerOf,
  objectsNote,
  pictureNote,
  signedText,
  spaceAnswer,
  underHeading,
  region: "Ergebnis",
  lengths: "Längen",
  fits: (fits) => (fits ? "passt" : "passt nicht"),
  sizedByPixels: "Ein Bildschirm ist so groß wie seine Auflösung ÷ Skalierung.",
  changeScaling: "Skalierung ändern",
  more: (count) => (count === 1 ? "1 weiterer" : `${count} weitere`),
  moreScreens: (count) => (count === 1 ? "1 weiterer Bildschirm" : `${count} weitere Bildschirme`),
  table: {
    sizes: "Größen",
    differences: "Größen und Unterschiede zur Vergleichsbasis",
    screen: "Bildschirm",
    comparedWith: "Verglichen mit",
    compareWith: (title) => `Mit ${title} vergleichen`,
    chooseResolution: "Auflösung wählen",
    inView: "Im Blickfeld",
    distance: "Abstand",
    trueSize: "Wahre Größe",
  },
  space: {
    caption: "Der Platz und die Bildschirme mit ihren Rahmen",
    withFrame: "Mit Rahmen",
    space: "Platz",
    size: "Breite × Höhe",
  },
  waiting: {
    announced: "Die Eingabe ist noch nicht gezeichnet",
    notDrawn,
    draw: "Eingabe zeichnen",
    added: (screen, all) => [figurePart(titleText(screen, all)), textPart(" wurde hinzugefügt")],
    undo: "Rückgängig",
    backToSizes: "Zurück zu den Größen",
  },
} satisfies typeof english;

/** `68 cm 16:9 ist noch nicht gezeichnet`, `2 Bildschirme und der Platz von 120 cm sind noch nicht gezeichnet` */
function notDrawn({ drawable, screens, space }: Waiting): readonly AnswerPart[] {
  const [first, ...others] = drawable;
  const size = space && spaceText(space, space.unit);
  if (first === undefined) return [figurePart(`Der Platz von ${size}`), textPart(" ist noch nicht gezeichnet")];
  const drawn = others.length === 0 ? titleText(first.screen, screens) : `${drawable.length} Bildschirme`;
  if (size !== null) return [figurePart(`${drawn} und der Platz von ${size}`), textPart(" sind noch nicht gezeichnet")];
  return [
    figurePart(drawn),
    textPart(others.length === 0 ? " ist noch nicht gezeichnet" : " sind noch nicht gezeichnet"),
  ];
}
