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
  region: "Resposta",
  lengths: "Medidas",
  fits: (fits) => (fits ? "cabe" : "não cabe"),
  sizedByPixels: "O tamanho de cada tela é sua resolução ÷ escala do sistema.",
  changeScaling: "Mudar a escala do sistema",
  more: (count) => `mais ${count}`,
  moreScreens: (count) => `mais ${count} ${count === 1 ? "tela" : "telas"}`,
  table: {
    sizes: "Tamanhos",
    differences: "Tamanhos e diferenças em relação à referência",
    screen: "Tela",
    comparedWith: "Comparada com",
    compareWith: (title) => `Comparar com ${title}`,
    chooseResolution: "Escolher uma resolução",
    inView: "Na visão",
    distance: "Distância",
    trueSize: "Tamanho real",
  },
  space: {
    caption: "O espaço, e as telas com suas molduras",
    withFrame: "Com moldura",
    space: "Espaço",
    size: "Largura × altura",
  },
  waiting: {
    announced: "O que foi digitado ainda não está desenhado",
    notDrawn,
    draw: "Desenhar o que foi digitado",
    added: (screen, all) => [figurePart(titleText(screen, all)), textPart(" foi adicionada")],
    undo: "Desfazer",
    backToSizes: "Voltar aos tamanhos",
  },
} satisfies typeof english;

/** `68 cm 16:9 ainda não está desenhada`, `2 telas e o espaço de 120 cm ainda não estão desenhados` */
function notDrawn({ drawable, screens, space }: Waiting): readonly AnswerPart[] {
  const [first, ...others] = drawable;
  const size = space && spaceText(space, space.unit);
  if (first === undefined) return [figurePart(`O espaço de ${size}`), textPart(" ainda não está desenhado")];
  const drawn = others.length === 0 ? titleText(first.screen, screens) : `${drawable.length} telas`;
  if (size !== null) return [figurePart(`${drawn} e o espaço de ${size}`), textPart(" ainda não estão desenhados")];
  return [
    figurePart(drawn),
    textPart(others.length === 0 ? " ainda não está desenhada" : " ainda não estão desenhadas"),
  ];
}
