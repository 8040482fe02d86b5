import type { method as english } from "../en/method.ts";

/** The page that says how the figures are made. */
export const method = {
  heading: "Como os números são calculados",
  description:
    "Como o Diagonal calcula larguras, alturas, áreas, distâncias e nitidez: as fórmulas, como os números são arredondados e as fontes, com suas páginas.",
  introduction:
    "Os desenhos, os detalhes e os artigos calculam seus números com as mesmas fórmulas. Um teste recalcula cada número dos nossos artigos sempre que um artigo ou uma fórmula muda.",
  rounding: {
    heading: "Arredondados uma só vez",
    text: "Calculamos com os tamanhos sem arredondar e só arredondamos o que você lê. Por isso, uma diferença pode ter um a mais ou a menos no último algarismo do que os tamanhos arredondados sugerem. Uma polegada tem exatamente 2,54 cm. O maior tamanho que cabe é arredondado para baixo.",
  },
  sizes: {
    heading: "O que um tamanho significa",
    text: (models) => [
      "Uma proporção de 16:9 é r = 16 ÷ 9. A altura é diagonal ÷ √(r² + 1), e a largura é r × altura. As duas são da imagem, sem moldura nem base; quando somamos uma moldura, dizemos a largura dela. Uma TV de 65 polegadas conta como exatamente 65″, embora a imagem possa ser até meia polegada menor que a sua classe. ",
      models("Os modelos"),
      " têm a diagonal que seus fabricantes publicam.",
    ],
  },
  definitions: "Definições",
  objects: {
    heading: "Objetos para dar a escala",
    text: "O papel e o cartão de banco têm seus tamanhos padronizados. O adulto tem 170 cm de altura; o sofá, 200 cm de largura; a porta, 203 × 82 cm; e o meio de uma TV fica a 107 cm do chão. Esses quatro números são suposições nossas: meça os seus.",
  },
  sources: {
    heading: "Fontes",
    source: (name, use) => [name, `: ${use}.`],
    list: [
      {
        href: "https://www.nature.com/articles/s41467-025-64679-2",
        name: "Ashraf, Chapiro e Mantiuk (2025)",
        use: "94 pixels por grau para a visão aguçada, uma média medida em jovens adultos",
      },
      { href: "https://www.iso.org/standard/36631.html", name: "ISO 216", use: "a folha A4" },
      { href: "https://www.iso.org/standard/70483.html", name: "ISO/IEC 7810", use: "o cartão de banco" },
      {
        href: "https://www.w3.org/TR/css-values-4/#absolute-lengths",
        name: "CSS Values and Units",
        use: "os pixels de uma página da web, que não têm tamanho fixo em uma tela",
      },
      {
        href: "https://eur-lex.europa.eu/eli/reg_del/2019/2013/oj",
        name: "Regulamento (UE) 2019/2013",
        use: "a diagonal que a etiqueta de energia de uma TV informa",
      },
      {
        href: "https://www.osha.gov/etools/computer-workstations/components/monitors",
        name: "OSHA, Computer Workstations",
        use: "a que distância e a que altura um monitor pode ficar",
      },
    ],
  },
  further: (comparison) => [
    "Digite qualquer tamanho na ",
    comparison("comparação"),
    " e abra os detalhes para ver esses números para as suas telas.",
  ],
} satisfies typeof english;
