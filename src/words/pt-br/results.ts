import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { ResultGroup } from "#domain/catalogue/search.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { type Doing, type OptionText, optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { distanceText, readingText, writtenComparisonText } from "./search.ts";
import { spaceText } from "./space.ts";

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "Celular",
  Tablet: "Tablet",
  Handheld: "Console portátil",
  Laptop: "Notebook",
  Monitor: "Monitor",
  Ultrawide: "Ultrawide",
  Television: "TV",
};

/** What the search for a size or a model finds, by its groups. */
export const results = {
  name: "Resultados",
  /** From the search that takes a whole drawer. */
  back: "Voltar às telas",
  headings: {
    mine: "Minha tela",
    used: "Usadas nesta visita",
    whole: "Comparação inteira",
    seen: "TVs a esta distância",
    seat: "A distância",
    typed: "Como diagonal",
    examples: "Você pode digitar",
    monitors: "Monitores por modelo",
    televisions: "TVs por modelo",
    sizes: "Tamanhos",
    devices: "Aparelhos",
    waiting: "Modelos",
  } satisfies Record<ResultGroup, string> & Record<string, string>,
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread: string): string => `${unread} ficou de fora.`,
  isUnlisted: (unread: string): string => `${unread} não está na lista. Basta o tamanho:`,
  isUnknown: (unread: string): string => `Não há nada com o nome ${unread}.`,
  /** Opens the rest of a group. */
  more: (shown: number, total: number): string =>
    shown < total ? `Mostrar ${shown} de ${total}` : `Mostrar todos os ${total}`,
  withAdded: (detail: string): string => `${detail} · ✓ adicionada`,
  /** With the colour in which it is drawn. */
  withDrawn: <Element>(detail: string, swatch: Element): RichText<Element> => [`${detail} · `, swatch, " desenhada"],
  /** @param recorded the month of the list of models; null before it has loaded */
  basis: <Element>(recorded: string | null, all: Wrap<Element>): RichText<Element> =>
    recorded === null
      ? [all("Todos os tamanhos e modelos")]
      : [all("Todos os tamanhos e modelos"), ` · Dados dos fabricantes, ${monthText(recorded)}`],
  /** While the models load. */
  waiting: {
    line: (text: string): OptionText => ({
      title: "Carregando os modelos",
      diagonal: null,
      detail: `procurando ${text.trim()}`,
    }),
    waits: "Aguardando os modelos",
  },
  offline: "Sem conexão, e os modelos ainda não estão neste aparelho. Os tamanhos funcionam.",
  tryAgain: "Tentar de novo",

  /** What can be typed, and what that is. */
  examples: {
    size: { text: "27 4k", says: "um tamanho" },
    sizes: { text: "27 ou 34", says: "dois tamanhos" },
    model: { text: "u2723qe", says: "um modelo" },
    space: { text: "65 em 150 cm", says: "será que cabe?" },
    distance: { text: "3 m", says: "um tamanho para uma distância" },
    sides: { text: "597 x 336 mm", says: "dois lados" },
  },
  /** What Enter does. */
  type: (example: string): string => `Digitar ${example}`,
  compareThese: "Comparar só estas",
  drawThis: "Desenhar isto",
  doIt: (doing: Doing): string => (doing === "add" ? "Adicionar" : "Trocar"),
  ...optionsIn({
    numbers,
    writtenComparisonText,
    distanceText,
    done: (title, doing) => (doing === "add" ? `Adicionar ${title}` : `Trocar por ${title}`),
    ofKind: (diagonal, kind) => `${KINDS[kind]} de ${diagonal}`,
    foldable: "dobrável",
    soldAs: (size) => `vendido como ${size}`,
    fills: (angle) => `ocupa ${angle}`,
    tooLarge: "grande demais",
    spaceText,
    look: (distance) => `Ver a ${distance} de distância`,
    seat: "suas telas, no modo Do seu lugar",
  }),
};
