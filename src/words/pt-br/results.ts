import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { results as english } from "../en/results.ts";
import { optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { readingText, search } from "./search.ts";
import { space } from "./space.ts";

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
  },
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread) => `${unread} ficou de fora.`,
  isUnlisted: (unread) => `${unread} não está na lista. Basta o tamanho:`,
  isUnknown: (unread) => `Não há nada com o nome ${unread}.`,
  more: (shown, total) => (shown < total ? `Mostrar ${shown} de ${total}` : `Mostrar todos os ${total}`),
  withAdded: (detail) => `${detail} · ✓ adicionada`,
  withDrawn: (detail, swatch) => [`${detail} · `, swatch, " desenhada"],
  basis: (recorded, all) =>
    recorded === null
      ? [all("Todos os tamanhos e modelos")]
      : [all("Todos os tamanhos e modelos"), ` · Dados dos fabricantes, ${monthText(recorded)}`],
  waiting: {
    line: (text) => ({
      title: "Carregando os modelos",
      diagonal: null,
      detail: `procurando ${text.trim()}`,
    }),
    waits: "Aguardando os modelos",
  },
  offline: "Sem conexão, e os modelos ainda não estão neste aparelho. Os tamanhos funcionam.",
  tryAgain: "Tentar de novo",

  examples: {
    size: { text: "27 4k", says: "um tamanho" },
    sizes: { text: "27 ou 34", says: "dois tamanhos" },
    model: { text: "u2723qe", says: "um modelo" },
    space: { text: "65 em 150 cm", says: "será que cabe?" },
    distance: { text: "3 m", says: "um tamanho para uma distância" },
    sides: { text: "597 x 336 mm", says: "dois lados" },
  },
  type: (example) => `Digitar ${example}`,
  compareThese: "Comparar só estas",
  drawThis: "Desenhar isto",
  addOrReplace: (doing) => (doing === "add" ? "Adicionar" : "Trocar"),
  ...optionsIn({
    parts: { numbers, space, search },
    done: (title, doing) => (doing === "add" ? `Adicionar ${title}` : `Trocar por ${title}`),
    ofKind: (diagonal, kind) => `${KINDS[kind]} de ${diagonal}`,
    foldable: "dobrável",
    soldAs: (size) => `vendido como ${size}`,
    fills: (angle) => `ocupa ${angle}`,
    tooLarge: "grande demais",
    look: (distance) => `Ver a ${distance} de distância`,
    seat: "suas telas, no modo Do seu lugar",
  }),
} satisfies typeof english;
