import type { sizes as english } from "../en/sizes.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

/** The page of all sizes and models. */
export const sizes = {
  heading: (search) => (search === "" ? "Tamanhos e modelos de tela" : `Tamanhos e modelos para “${search}”`),
  description:
    "Monitores, TVs, notebooks, tablets e celulares pelo nome: a diagonal, a largura e a altura em centímetros e a resolução de cada um, desenhados em escala com um clique.",
  note: (recorded, scripted) => [
    "Escolha um tamanho para ver a tela desenhada em escala. ",
    scripted("Use + para juntar tamanhos em uma comparação."),
    ` Dados dos fabricantes, ${monthText(recorded)}: diagonais e resoluções como os fabricantes as publicam, do retângulo inteiro quando os cantos são arredondados. A imagem de uma TV pode ser até meia polegada menor que a sua classe.`,
  ],
  field: "Buscar tamanhos e modelos",
  search: "Buscar",
  nothing: (type, all) => [
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
  },
  common: "Tamanhos comuns",
  ...sizeFiguresIn(numbers, "dobrável"),
  add: (name) => `Adicionar ${name}`,
  addHere: "Adicionar e continuar aqui",
  added: "Adicionada",
  isDrawn: "na sua comparação",
  collection: {
    name: "Sua comparação",
    isFull: SCREENS_ARE_FULL,
    starts: (name) => `${name} começa uma comparação`,
    wasAdded: (name) => `${name} entrou na comparação`,
    oneMore: "Com mais uma, elas são comparadas.",
    undo: "Desfazer",
    show: "Mostrar",
    back: "Voltar à comparação",
    backWith: (rest) => ["Voltar ", rest("à comparação")],
  },
} satisfies typeof english;
