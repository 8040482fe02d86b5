import type { Arrangement } from "#comparison/arrangement.ts";
import type { Content } from "#comparison/content.ts";
import type { ScaleMode } from "#comparison/scale-mode.ts";
import { contentText } from "./numbers.ts";
import { objectName, objectSizeText } from "./screens.ts";
import { comparisonTitle } from "./titles.ts";

/** The buttons of the workspace, their menus, and what these say when they are done. */
export const toolbar = {
  name: "Comparação",
  needsScript: "Ative o JavaScript para alterar esta comparação.",
  details: "Detalhes",
  undo: { label: "Desfazer", short: "Desfazer" },
  redo: { label: "Refazer", short: "Refazer" },
  arrange: {
    label: "Alinhar",
    arrangements: {
      centre: "Centralizadas",
      bottom: "Alinhadas por baixo",
      corner: "Cantos superiores esquerdos juntos",
      side: "Em fila",
    } satisfies Record<Arrangement, string>,
  },
  view: {
    label: "Ver",
    scales: {
      fit: { label: "Ajustar", below: "Todas na mesma escala" },
      actual: { label: "Tamanho real", below: "No tamanho verdadeiro, nesta tela" },
      seat: { label: "Do seu lugar", below: "No tamanho que cada uma parece ter" },
      pixels: { label: "Em pixels", below: "Por pixels em vez de medidas" },
    } satisfies Record<ScaleMode, { readonly label: string; readonly below: string }>,
    /** Instead of what is below, while no screen has pixels (D46). */
    needsResolution: "Precisa de uma resolução",
  },
  show: {
    label: "Mostrar",
    films: "Filme",
    film: (content: Content): string => (content === "none" ? "Nenhum" : contentText(content)),
    objects: "Objetos para dar a escala",
    object: objectName,
    objectSize: objectSizeText,
  },
  share: {
    label: "Compartilhar",
    system: "Compartilhar…",
    title: comparisonTitle,
    link: "Copiar link",
    copiedLink: "Link copiado",
    cannotCopyLink: "Copie o link da barra de endereços",
    image: "Copiar imagem",
    copiedImage: "Imagem copiada",
    cannotCopyImage: "Seu navegador não consegue copiar imagens. Salve-a.",
    save: "Salvar imagem…",
    saved: {
      label: "Salvar imagem",
      png: "PNG",
      largePng: "PNG grande",
      svg: "SVG",
      /** A file’s name without its ending. */
      largeName: (name: string): string => `${name} grande`,
      failed: "Para salvar uma imagem é preciso conexão",
    },
    table: "Copiar tabela",
    embed: "Incorporar…",
    print: "Imprimir em tamanho real…",
  },
};
