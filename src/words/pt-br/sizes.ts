import type { CatalogueGroup } from "#domain/catalogue/entry.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

/** The page of all sizes and models. */
export const sizes = {
  heading: (search: string): string =>
    search === "" ? "Tamanhos e modelos de tela" : `Tamanhos e modelos para “${search}”`,
  description:
    "Monitores, TVs, notebooks, tablets e celulares pelo nome: a diagonal, a largura e a altura em centímetros e a resolução de cada um, desenhados em escala com um clique.",
  /** What scripts can do is an element of its own. */
  note: <Element>(recorded: string, scripted: Wrap<Element>): RichText<Element> => [
    "Escolha um tamanho para ver a tela desenhada em escala. ",
    scripted("Use + para juntar tamanhos em uma comparação."),
    ` Dados dos fabricantes, ${monthText(recorded)}: diagonais e resoluções como os fabricantes as publicam, do retângulo inteiro quando os cantos são arredondados. A imagem de uma TV pode ser até meia polegada menor que a sua classe.`,
  ],
  field: "Buscar tamanhos e modelos",
  search: "Buscar",
  nothing: <Element>(type: Wrap<Element>, all: Wrap<Element>): RichText<Element> => [
    "Esse modelo não está na lista. ",
    type("Digite o tamanho"),
    " ou ",
    all("veja todos os tamanhos e modelos"),
    ".",
  ],
  kinds: "Tipos",
  groups: {
    phones: "Celulares",
    tablets: "Tablets, e-readers e consoles",
    laptops: "Notebooks",
    monitors: "Monitores",
    televisions: "TVs",
  } satisfies Record<CatalogueGroup, string>,
  common: "Tamanhos comuns",
  ...sizeFiguresIn(numbers, "dobrável"),
  add: (name: string): string => `Adicionar ${name}`,
  addHere: "Adicionar e continuar aqui",
  added: "Adicionada",
  isDrawn: "na sua comparação",
  collection: {
    name: "Sua comparação",
    isFull: SCREENS_ARE_FULL,
    starts: (name: string): string => `${name} começa uma comparação`,
    wasAdded: (name: string): string => `${name} entrou na comparação`,
    oneMore: "Com mais uma, elas são comparadas.",
    undo: "Desfazer",
    show: "Mostrar",
    back: "Voltar à comparação",
    /** On its button; the rest shows where there is room. */
    backWith: <Element>(rest: Wrap<Element>): RichText<Element> => ["Voltar", rest("à comparação")],
  },
};
