import type { editors as english } from "../en/editors.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { radiusText, resolutionText, timesCount } from "../shared/numbers.ts";
import { UNIT_WORDS } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { COLOUR_NAMES, scalingText } from "./screens.ts";

const densityText = wholeDensityIn(numbers);

/** The cards of the screens and of the space, their menus, and what is offered below them. */
export const editors = {
  drawer: { title: "Editar telas", apply: "Aplicar" },
  screen: (number) => `Tela ${number}`,
  addScreen: "Adicionar tela",
  removed: (undo) => ["Removida · ", undo("Desfazer")],

  options: {
    name: "Nome",
    gap: "Vão",
    distance: "Distância",
    raised: "Elevação",
    radius: "Curva",
  },
  diagonal: {
    label: "Diagonal",
    /** Without a field: `2 × 27 polegadas`. */
    text: (screen) => `${timesCount(screen)}${numbers.exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    /** Short, as its column is narrow. */
    label: "Formato",
    width: "Largura da proporção",
    height: "Altura da proporção",
    text: (width, height) => `${numbers.typedFigure(width)}:${numbers.typedFigure(height)}`,
  },
  pixels: {
    label: "Pixels",
    /** `3840×2160 · 163 por polegada · 150%` */
    text(screen, resolution) {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)} por polegada`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Plana",
    sold: "Curvaturas à venda",
    radius: radiusText,
    unit: "R",
    text: (radius) => (radius === "" ? "Plana" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Conjunto", count: "Telas lado a lado", gap: "vão" },
  distance: {
    label: "Distância",
    back: (centimetres, unit) => `Voltar a ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "POLEGADAS", cm: "CENTÍMETROS" },
    change: { in: "Mudar para centímetros", cm: "Mudar para polegadas" },
    symbol: numbers.units,
  },
  update: "Atualizar o desenho",
  remove: "Remover",
  rotate: "Girar",

  space: {
    title: "Espaço",
    fields: { width: "Largura", height: "Altura", frame: "Moldura" },
    length: numbers.lengthText,
    eachSide: { in: "pol de cada lado", cm: "cm de cada lado" },
    open: { title: "Será que cabe?", note: "nicho, rack, parede ou mesa" },
  },

  ratios: {
    name: "Proporções mais comuns",
    heading: "Proporções comuns",
    ratio: numbers.ratioText,
  },
  resolutions: {
    resolution: resolutionText,
    name: "Resoluções",
    none: "Nenhuma",
    density: "pixels por polegada",
    densityOf: densityText,
  },

  actions: {
    name: "Mais ações",
    rename: "Nome",
    replace: "Trocar…",
    duplicate: "Duplicar",
    move: {
      row: "Mover",
      left: "Mover para a esquerda",
      right: "Mover para a direita",
      up: "Mover para cima",
      down: "Mover para baixo",
    },
    chooseColour: "Cor…",
    colour: "Cor",
    colours: COLOUR_NAMES,
    several: "Várias lado a lado",
    takeApart: "Separar",
    makeSet: "Formar um conjunto",
    raise: "Subir ou descer…",
    distance: "Distância própria",
    curve: "Curvatura…",
    inAnotherRatio: "Mesmo tamanho em outra proporção…",
    remember: "Lembrar como minha tela",
    forget: "Esquecer minha tela",
  },
  sameSize: {
    name: "Mesmo tamanho em outra proporção",
    headings: {
      height: "Mesma altura",
      width: "Mesma largura",
      area: "Mesma área",
      diagonal: "Mesma diagonal",
    },
    /** `26,8″ 16:9` */
    inRatio: ({ length, unit }, ratio) => `${numbers.diagonalFigure(length, unit)} ${numbers.ratioText(ratio)}`,
    textHeading: "Mesmo tamanho de texto",
    /** `31,5″ 3840×2160` */
    inPixels: ({ length, unit }, resolution) => `${numbers.diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Guardada neste aparelho e oferecida primeiro",
    isKept: "É a sua tela até você fechar esta página",
    isForgotten: "Sua tela foi esquecida",
  },

  search: {
    label: "Buscar um modelo ou tamanho",
    replacement: (number) => `Trocar a tela ${number} por`,
    loading: "Carregando os tamanhos e modelos",
  },
  starters: {
    title: "Comparações comuns",
    startOver: "Recomeçar",
    mine: { title: "Minha tela", note: (screen) => numbers.displayText(screen) },
    monitors: { title: "27″ ou 34″", note: "um monitor ou um ultrawide" },
    text: { title: "27″ 4K ou 32″ 4K", note: "monitores, tamanho do texto" },
    televisions: { title: "65″ ou 75″", note: "TVs" },
    superUltrawide: { title: "49″ ou dois de 27″", note: "um super ultrawide ou um par" },
    devices: {
      title: "Celular, tablet, notebook",
      note: "6,1″, 11″ e 14″",
      names: ["Celular", "Tablet", "Notebook"],
    },
    ultrawide: { title: "34″ ou dois de 27″", note: "um ultrawide ou um par" },
  },
} satisfies typeof english;
