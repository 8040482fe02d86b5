import type { site as english } from "../en/site.ts";
/** What several pages say around their content. */
export const site = {
  titleOf: (heading) => `${heading} – Diagonal`,
  compare: "Comparar telas",
  articles: "Artigos, notícias e análises",
  allArticles: "Todos os artigos",
  feed: "Diagonal: artigos, notícias e análises",
  close: "Fechar",
  dismiss: "Dispensar",
  stepper: { less: "Menos", more: "Mais" },
  loading: "Carregando",
  unableToLoad: "Não foi possível carregar",
  needsNetwork: "Isto precisa de uma conexão com a internet.",
  tryAgain: "Tentar de novo",
  footer: {
    copyright: "© 2026 Diagonal",
    privacy: "Privacidade",
    terms: "Termos",
    help: "Ajuda",
  },
  failure: {
    missingScript: {
      heading: "Falta uma parte desta página",
      text: "Não foi possível carregá-la. Ou a conexão caiu, ou o site acabou de ser atualizado.",
    },
    other: {
      heading: "Algo deu errado",
      text: "Não foi possível mostrar esta página. A culpa não é sua, e ela pode voltar a funcionar em instantes.",
    },
  },
} satisfies typeof english;
