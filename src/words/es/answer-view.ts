import type { Waiting } from "#comparison/waiting.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import type { answerView as english } from "../en/answer-view.ts";
import { answerOf } from "./answer.ts";
import { signedText, underHeading } from "./difference.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { titleText } from "./screens.ts";
import { spaceAnswer, spaceText } from "./space.ts";

export const answerView = {
  answerOf,
  objectsNote,
  pictureNote,
  signedText,
  spaceAnswer,
  underHeading,
  region: "Respuesta",
  lengths: "Medidas",
  fits: (fits) => (fits ? "cabe" : "no cabe"),
  sizedByPixels: "El tamaño de cada pantalla es su resolución ÷ el escalado.",
  changeScaling: "Cambiar el escalado",
  more: (count) => `${count} más`,
  moreScreens: (count) => `${count} ${count === 1 ? "pantalla" : "pantallas"} más`,
  table: {
    sizes: "Tamaños",
    differences: "Tamaños y diferencias con la base",
    screen: "Pantalla",
    comparedWith: "Comparada con",
    compareWith: (title) => `Comparar con ${title}`,
    chooseResolution: "Elegir una resolución",
    inView: "En tu vista",
    distance: "Distancia",
    trueSize: "Tamaño real",
  },
  space: {
    caption: "El espacio y las pantallas con sus marcos",
    withFrame: "Con marco",
    space: "Espacio",
    size: "Ancho × alto",
  },
  waiting: {
    announced: "Lo que has escrito aún no está dibujado",
    notDrawn,
    draw: "Dibujar lo escrito",
    added: (screen, all) => [textPart("Se ha añadido "), figurePart(titleText(screen, all))],
    undo: "Deshacer",
    backToSizes: "Volver a los tamaños",
  },
} satisfies typeof english;

/** `Falta por dibujar 68 cm 16:9`, `Faltan por dibujar 2 pantallas y el espacio de 120 cm` */
function notDrawn({ drawable, screens, space }: Waiting): readonly AnswerPart[] {
  const [first, ...others] = drawable;
  const size = space && spaceText(space, space.unit);
  if (first === undefined) return [textPart("Falta por dibujar "), figurePart(`el espacio de ${size}`)];
  const drawn = others.length === 0 ? titleText(first.screen, screens) : `${drawable.length} pantallas`;
  if (size !== null) return [textPart("Faltan por dibujar "), figurePart(`${drawn} y el espacio de ${size}`)];
  return [textPart(others.length === 0 ? "Falta por dibujar " : "Faltan por dibujar "), figurePart(drawn)];
}
