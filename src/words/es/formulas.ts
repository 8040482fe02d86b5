import type { formulas as english } from "../en/formulas.ts";

export const formulas = {
  heading: "Fórmulas y fuentes",
  all: [
    {
      title: "Varias juntas",
      formula: "ancho = número × ancho de una + (número − 1) × separación; área = número × área de una",
      source: "Solo cuenta como área lo que muestra imagen, así que una separación suma al ancho pero no al área.",
    },
    {
      title: "Píxeles por pulgada",
      formula: "√(píxeles a lo ancho² + píxeles a lo alto²) ÷ diagonal en pulgadas",
      source: "Pitágoras; los píxeles son cuadrados.",
    },
    {
      title: "Ángulo horizontal",
      formula: "2 × arctan(ancho ÷ (2 × distancia))",
      source: "Geometría, para una pantalla plana vista de frente.",
    },
    {
      title: "Pantallas curvas",
      formula:
        "ancho recto = 2R × sen(ancho ÷ 2R); fondo = R × (1 − cos(ancho ÷ 2R)); ángulo = 2 × arctan(ancho recto ÷ (2 × (distancia − fondo)))",
      source:
        "Geometría: el ancho publicado sigue un arco de radio R, y los bordes quedan más cerca del ojo que el centro. Solo el panel: el pie y la carcasa no están incluidos.",
    },
    {
      title: "Píxeles por grado",
      formula: "píxeles por pulgada × 2 × distancia en pulgadas × tan(0,5°)",
      source: "Geometría, en el centro de la pantalla, donde un grado abarca 2 × distancia × tan(0,5°).",
    },
    {
      title: "Los píxeles se distinguen uno a uno",
      formula: "píxeles por grado < 60: un píxel es mayor que un minuto de arco, la sexagésima parte de un grado",
      source:
        "Una agudeza visual de 1,0 (6/6, 20/20) distingue un detalle de un minuto de arco: ISO 8596, Ophthalmic optics – Visual acuity testing. Hay ojos que ven más y ojos que ven menos; los jóvenes llegan a 94 de media (consulta «Píxeles invisibles a partir de»).",
    },
    {
      title: "Píxeles invisibles a partir de",
      formula:
        "60 ÷ (píxeles por pulgada × 2 × tan(0,5°)), en pulgadas; 94 en lugar de 60 para la vista aguda, la media de los adultos jóvenes",
      source:
        "60 píxeles por grado, uno por cada minuto de arco, es la regla habitual para la vista normal: agudeza de 1,0 (6/6, 20/20), ISO 8596. Los ojos jóvenes ven más: Ashraf, Chapiro y Mantiuk, «Resolution limit of the eye – how many pixels can we see?», Nature Communications 16, 9086 (2025), midieron una media de 94 en detalles en blanco y negro, 89 en rojo y verde y 53 en amarillo y violeta. Más allá de esa distancia, tener más píxeles apenas ayuda a nadie.",
    },
    {
      title: "Dónde sentarse",
      formula:
        "ancho ÷ (2 × tan(ángulo ÷ 2)); películas de 40° a 30°, trabajo en el escritorio de 60° a 40° y nunca a menos de 50 cm",
      source:
        "Geometría: el ángulo es lo que la pantalla ocupa de lo que ves. 30° suele citarse como recomendación de la SMPTE, y 40° como la de THX para el mejor asiento de un cine en casa. Por encima de 60° hay que girar la cabeza, ya que los ojos por sí solos alcanzan sin esfuerzo unos 30° a cada lado.",
    },
  ],
} satisfies typeof english;
