import type { toolbar as english } from "../en/toolbar.ts";
import { numbers } from "./numbers.ts";
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
    },
  },
  view: {
    label: "Ver",
    scales: {
      fit: { label: "Ajustar", below: "Todas na mesma escala" },
      actual: { label: "Tamanho real", below: "No tamanho verdadeiro, nesta tela" },
      seat: { label: "Do seu lugar", below: "No tamanho que cada uma parece ter" },
      pixels: { label: "Em pixels", below: "Por pixels em vez de medidas" },
    },
    needsResolution: "Precisa de uma resolução",
  },
  show: {
    label: "Mostrar",
    films: "Filme",
    film: (content) => (content === "none" ? "Nenhum" : numbers.contentText(content)),
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
      largeName: (name) => `${name} grande`,
      failed: "Para salvar uma imagem é preciso conexão",
    },
    table: "Copiar tabela",
    embed: "Incorporar…",
    print: "Imprimir em tamanho real…",
  },
} satisfies typeof english;
