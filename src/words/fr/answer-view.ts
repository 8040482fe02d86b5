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
  region: "Réponse",
  lengths: "Longueurs",
  fits: (fits) => (fits ? "tient" : "ne tient pas"),
  sizedByPixels: "La taille d’un écran est sa résolution ÷ la mise à l’échelle.",
  changeScaling: "Changer la mise à l’échelle",
  more: (count) => `${count} de plus`,
  moreScreens: (count) => (count === 1 ? "1 écran de plus" : `${count} écrans de plus`),
  table: {
    sizes: "Tailles",
    differences: "Tailles et différences avec la référence",
    screen: "Écran",
    comparedWith: "Comparé à",
    compareWith: (title) => `Comparer à ${title}`,
    chooseResolution: "Choisir une résolution",
    inView: "Angle",
    distance: "Distance",
    trueSize: "Taille réelle",
  },
  space: {
    caption: "L’emplacement, et les écrans avec leur cadre",
    withFrame: "Avec cadre",
    space: "Emplacement",
    size: "Largeur × hauteur",
  },
  waiting: {
    announced: "La saisie n’est pas encore dessinée",
    notDrawn,
    draw: "Dessiner la saisie",
    added: (screen, all) => [figurePart(titleText(screen, all)), textPart(" a été ajouté")],
    undo: "Annuler",
    backToSizes: "Revenir aux tailles",
  },
} satisfies typeof english;

/** `68 cm 16:9 n’est pas encore dessiné`, `2 écrans et l’emplacement de 120 cm ne sont pas encore dessinés` */
function notDrawn({ drawable, screens, space }: Waiting): readonly AnswerPart[] {
  const [first, ...others] = drawable;
  const size = space && spaceText(space, space.unit);
  if (first === undefined) return [figurePart(`L’emplacement de ${size}`), textPart(" n’est pas encore dessiné")];
  const drawn = others.length === 0 ? titleText(first.screen, screens) : `${drawable.length} écrans`;
  if (size !== null)
    return [figurePart(`${drawn} et l’emplacement de ${size}`), textPart(" ne sont pas encore dessinés")];
  return [
    figurePart(drawn),
    textPart(others.length === 0 ? " n’est pas encore dessiné" : " ne sont pas encore dessinés"),
  ];
}
