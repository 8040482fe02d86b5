import type { articles as english } from "../en/articles.ts";
import { dayText } from "./dates.ts";

export const articles = {
  list: {
    heading: headingOf,
    title: (search, page) => (page === 1 ? headingOf(search) : `${headingOf(search)}, página ${page}`),
    description:
      "Qué tamaño de monitor, televisor o portátil elegir: ancho y alto en centímetros y pulgadas, distancia a la pantalla, nitidez y espacio en el escritorio.",
    all: "Mostrar todos los artículos",
    sizes: "Todos los tamaños y modelos de pantalla",
    kept: "Artículos que puedes leer ahora",
  },
  search: {
    field: "Buscar artículos y análisis",
    submit: "Buscar",
    count: (articles) => (articles === 1 ? "1 artículo" : `${articles} artículos`),
    moreThan: (articles) => `Más de ${articles} artículos`,
    isPartial: "Ningún artículo contiene todas estas palabras; estos contienen la mayoría.",
    foundIn: (heading) => ["En el artículo: ", heading],
    without: (words) => ["Sin: ", words],
  },
  pagination: {
    name: "Paginación",
    previous: "Ir a la página anterior",
    next: "Ir a la página siguiente",
    page: (number) => `Ir a la página ${number}`,
  },
  nothing: {
    noResults: "No hay resultados",
    lastPage: "Ir a la última página",
    help: "Los artículos tratan de tamaños, distancias, nitidez y espacio, y están en inglés. A menudo basta con una palabra en inglés:",
    topics: ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"],
    start: "Empieza aquí",
  },
  article: {
    loading: "Cargando…",
    kind: "Artículo",
    back: "Volver a los artículos",
    publishedOn: (date) => ["Publicado el ", date],
    updated: (date) => ["Actualizado el ", date],
    dayText,
    readingTime: (minutes) => (minutes === 1 ? "1 minuto" : `${minutes} minutos`),
    method: "Cómo se calculan las cifras",
    length: {
      examples: { distance: "3 m, 250 cm", space: "150 cm, 59″" },
      withUnit: (examples) => `Con su unidad: ${examples}`,
      open: "Abrir en la herramienta",
    },
  },
} satisfies typeof english;

function headingOf(search: string): string {
  return search === "" ? "Artículos, noticias y análisis" : `Artículos sobre «${search}»`;
}
