import type { formulas as english } from "../en/formulas.ts";

/** How the figures of the details come about and which sources they rest on. */
export const formulas = {
  heading: "Fórmulas e fontes",
  all: [
    {
      title: "Várias lado a lado",
      formula: "largura = quantidade × largura de uma + (quantidade − 1) × vão; área = quantidade × área de uma",
      source: "Só conta como área o que mostra imagem: um vão aumenta a largura, mas não a área.",
    },
    {
      title: "Pixels por polegada",
      formula: "√(pixels na horizontal² + pixels na vertical²) ÷ diagonal em polegadas",
      source: "Pitágoras; os pixels são quadrados.",
    },
    {
      title: "Ângulo horizontal",
      formula: "2 × arctan(largura ÷ (2 × distância))",
      source: "Geometria, para uma tela plana vista de frente.",
    },
    {
      title: "Telas curvas",
      formula:
        "largura em linha reta = 2R × sen(largura ÷ 2R); profundidade = R × (1 − cos(largura ÷ 2R)); ângulo = 2 × arctan(largura em linha reta ÷ (2 × (distância − profundidade)))",
      source:
        "Geometria: a largura publicada acompanha um círculo de raio R, e as extremidades ficam mais perto do olho que o meio. Só os painéis: bases e carcaças não estão incluídas.",
    },
    {
      title: "Pixels por grau",
      formula: "pixels por polegada × 2 × distância em polegadas × tan(0,5°)",
      source: "Geometria, no meio da tela, onde um grau abrange 2 × distância × tan(0,5°).",
    },
    {
      title: "Dá para distinguir cada pixel",
      formula: "pixels por grau < 60: um pixel é maior que um minuto de arco, a sexagésima parte de um grau",
      source:
        "A acuidade visual 1,0 (6/6, 20/20) corresponde a um detalhe de um minuto de arco: ISO 8596, Ophthalmic optics – Visual acuity testing. Alguns olhos enxergam mais e outros menos; os jovens chegam em média a 94 (veja “Pixels invisíveis a partir de”).",
    },
    {
      title: "Pixels invisíveis a partir de",
      formula:
        "60 ÷ (pixels por polegada × 2 × tan(0,5°)), em polegadas; 94 em vez de 60 para a visão aguçada, a média de jovens adultos",
      source:
        "60 pixels por grau, um por minuto de arco, é a regra usual para a visão normal: acuidade 1,0 (6/6, 20/20), ISO 8596. Olhos jovens enxergam mais: Ashraf, Chapiro e Mantiuk, “Resolution limit of the eye – how many pixels can we see?”, Nature Communications 16, 9086 (2025), mediram em média 94 para detalhes em preto e branco, 89 para vermelho e verde e 53 para amarelo e violeta. Além dessa distância, mais pixels quase não ajudam ninguém.",
    },
    {
      title: "Onde sentar",
      formula:
        "largura ÷ (2 × tan(ângulo ÷ 2)); filmes de 40° a 30°, trabalho à mesa de 60° a 40° e nunca a menos de 50 cm",
      source:
        "Geometria: o ângulo é quanto a tela ocupa do que você vê. 30° costuma ser citado como recomendação da SMPTE, e 40° como a da THX para o melhor lugar de um home theater. Acima de 60° é preciso virar a cabeça, pois só os olhos alcançam sem esforço cerca de 30° para cada lado.",
    },
  ],
} satisfies typeof english;
