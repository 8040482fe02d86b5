import type { RichText } from "../rich-text.ts";
import { dayText } from "./dates.ts";

/** The pages of the articles. */
export const articles = {
  list: {
    heading: headingOf,
    title: (search: string, page: number): string =>
      page === 1 ? headingOf(search) : `${headingOf(search)}, página ${page}`,
    description:
      "Que tamanho de monitor, TV ou notebook escolher: larguras e alturas em centímetros e polegadas, distâncias para assistir, nitidez e espaço na mesa.",
    all: "Mostrar todos os artigos",
    sizes: "Todos os tamanhos e modelos de tela",
    /** Heading of the articles that can be read without a network. */
    kept: "Artigos que você pode ler agora",
  },
  search: {
    field: "Buscar artigos e análises",
    submit: "Buscar",
    count: (articles: number): string => (articles === 1 ? "1 artigo" : `${articles} artigos`),
    moreThan: (articles: number): string => `Mais de ${articles} artigos`,
    isPartial: "Nenhum artigo tem todas essas palavras; estes têm a maioria.",
    foundIn: <Element>(heading: Element): RichText<Element> => ["No artigo: ", heading],
    without: <Element>(words: Element): RichText<Element> => ["Sem: ", words],
  },
  pagination: {
    name: "Paginação",
    previous: "Ir para a página anterior",
    next: "Ir para a próxima página",
    page: (number: number): string => `Ir para a página ${number}`,
  },
  nothing: {
    noResults: "Nenhum resultado encontrado",
    lastPage: "Ir para a última página",
    help: "Os artigos daqui tratam de tamanhos, distâncias, nitidez e espaço, e estão em inglês. Muitas vezes basta uma palavra:",
    /** Each is searched for, in articles that are in English. */
    topics: ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"],
    start: "Comece por aqui",
  },
  article: {
    loading: "Carregando…",
    kind: "Artigo",
    back: "Voltar aos artigos",
    publishedOn: <Element>(date: Element): RichText<Element> => ["Publicado em ", date],
    updated: <Element>(date: Element): RichText<Element> => ["Atualizado em ", date],
    dayText,
    readingTime: (minutes: number): string => (minutes === 1 ? "1 minuto" : `${minutes} minutos`),
    method: "Como os números são calculados",
    /** A question for one length. */
    length: {
      examples: { distance: "3 m, 250 cm", space: "150 cm, 59″" },
      withUnit: (examples: string): string => `Com a unidade: ${examples}`,
      open: "Abrir na ferramenta",
    },
  },
};

function headingOf(search: string): string {
  return search === "" ? "Artigos, notícias e análises" : `Artigos sobre “${search}”`;
}
