import type { site as english } from "../en/site.ts";

export const site = {
  titleOf: (heading) => `${heading} – Diagonal`,
  compare: "Comparar pantallas",
  articles: "Artículos, noticias y análisis",
  allArticles: "Todos los artículos",
  feed: "Diagonal: artículos, noticias y análisis",
  close: "Cerrar",
  dismiss: "Descartar",
  stepper: { less: "Menos", more: "Más" },
  loading: "Cargando",
  unableToLoad: "No se ha podido cargar",
  needsNetwork: "Esto necesita conexión a internet.",
  tryAgain: "Volver a intentarlo",
  footer: {
    copyright: "© 2026 Diagonal",
    privacy: "Privacidad",
    terms: "Condiciones",
    help: "Ayuda",
  },
  failure: {
    missingScript: {
      heading: "Falta una parte de esta página",
      text: "No se ha podido cargar. O se ha perdido la conexión o la web se ha actualizado hace un momento.",
    },
    other: {
      heading: "Algo ha fallado",
      text: "No se ha podido mostrar esta página. No es culpa tuya, y es posible que funcione dentro de un momento.",
    },
  },
} satisfies typeof english;
