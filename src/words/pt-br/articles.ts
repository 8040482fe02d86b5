import type { articles as english } from "../en/articles.ts";
import { dayText } from "./dates.ts";

/** The pages of the articles. */
export const articles = {
  list: {
    heading: headingOf,
    title: (search, page) => (page === 1 ? headingOf(search) : `${headingOf(search)}, página ${page}`),
    description:
      "Que tamanho de monitor, TV ou notebook escolher: larguras e alturas em centímetros e polegadas, distâncias para assistir, nitidez e espaço na mesa.",
    all: "Mostrar todos os artigos",
    sizes: "Todos os tamanhos e modelos de tela",
    kept: "Artigos que você pode ler agora",
  },
  search: {
    field: "Buscar artigos e análises",
    submit: "Buscar",
    count: (articles) => (articles === 1 ? "1 artigo" : `${articles} artigos`),
    moreThan: (articles) => `Mais de ${articles} artigos`,
    isPartial: "Nenhum artigo tem todas essas palavras; estes têm a maioria.",
    foundIn: (heading) => ["No artigo: ", heading],
    without: (words) => ["Sem: ", words],
  },
  pagination: {
    name: "Paginação",
    previous: "Ir para a página anterior",
    next: "Ir para a próxima página",
    page: (number) => `Ir para a página ${number}`,
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
    publishedOn: (date) => ["Publicado em ", date],
    updated: (date) => ["Atualizado em ", date],
    dayText,
    readingTime: (minutes) => (minutes === 1 ? "1 minuto" : `${minutes} minutos`),
    method: "Como os números são calculados",
    length: {
      examples: { distance: "3 m, 250 cm", space: "150 cm, 59″" },
      withUnit: (examples) => `Com a unidade: ${examples}`,
      open: "Abrir na ferramenta",
    },
  },
} satisfies typeof english;

function headingOf(search: string): string {
  return search === "" ? "Artigos, notícias e análises" : `Artigos sobre “${search}”`;
}
