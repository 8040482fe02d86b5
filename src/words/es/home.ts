import type { home as english } from "../en/home.ts";

export const home = {
  title: "Diagonal: compara tamaños de pantalla a escala",
  description:
    "Describe hasta diez pantallas por su diagonal y su relación de aspecto y míralas dibujadas a escala, una sobre otra: monitores, televisores, portátiles y teléfonos.",
  latest: {
    heading: "Últimos artículos",
    articles: "Artículos",
    more: "+ más artículos, noticias y análisis",
  },
} satisfies typeof english;
