import type { help as english } from "../en/help.ts";

/** The help dialog, and what it says where it opens by itself. */
export const help = {
  title: "Ajuda",
  description:
    "Como comparar telas: informe a diagonal e a proporção de cada uma, veja todas desenhadas em escala e adicione outras.",
  introduction: {
    heading: "Veja o tamanho real das telas",
    text: "Compare até dez telas, desenhadas em escala, uma sobre a outra.",
    lastTime: (comparison) => ["Da última vez: ", comparison],
  },
  start: "Começar",
  skip: "Não mostrar ao abrir",
  carousel: {
    name: "Como comparar telas",
    role: "carrossel",
    slides: "Passos",
    slideRole: "slide",
    slide: (number, count) => `Passo ${number} de ${count}`,
    back: "Voltar",
    next: "Avançar",
  },
  wide: {
    setSpecifications: {
      text: "Informe os dados de cada tela no painel à esquerda; cada uma tem sua cor.",
      picture: "O painel à esquerda com um editor para cada tela: diagonal, unidade e proporção, na cor da tela.",
    },
    seeComparison: {
      text: "A comparação aparece à direita, desenhada em escala.",
      picture: "O desenho à direita dos editores: as duas telas em escala, uma sobre a outra, em suas cores.",
    },
    addScreens: {
      text: "Adicione outras telas com o botão “+”.",
      picture: "O botão + abaixo de três editores, e a terceira tela no desenho.",
    },
  },
  narrow: {
    openPanel: {
      text: "Abra o painel de edição tocando no ícone de editar, no canto superior esquerdo.",
      picture: "Um celular com o desenho; o ícone de editar fica no canto superior esquerdo.",
    },
    setSpecifications: {
      text: "Informe os dados de cada tela; cada uma tem sua cor.",
      picture: "O painel de edição com um editor para cada tela: diagonal, unidade e proporção, na cor da tela.",
    },
    apply: {
      text: "Toque no botão Aplicar.",
      picture: "O botão Aplicar na parte de baixo do painel de edição.",
    },
    seeComparison: {
      text: "A comparação aparece na área de desenho.",
      picture: "A área de desenho ocupa o celular: as duas telas em escala, uma sobre a outra, em suas cores.",
    },
    addScreens: {
      text: "Adicione outras telas com o botão “+” do painel de edição.",
      picture: "O botão + abaixo dos editores, no painel de edição.",
    },
  },
  pictured: {
    editScreens: "Editar telas",
    edit: "Editar",
    articles: "Artigos",
    diagonal: "Diagonal",
    ratio: "Formato",
    inches: "POLEGADAS",
    apply: "Aplicar",
  },
} satisfies typeof english;
