import type { formulas as english } from "../en/formulas.ts";

/** How the figures of the details come about and which sources they rest on. */
export const formulas = {
  heading: "Formules et sources",
  all: [
    {
      title: "Plusieurs écrans côte à côte",
      formula: "largeur = nombre × largeur d’un écran + (nombre − 1) × écart ; surface = nombre × surface d’un écran",
      source:
        "Seul ce qui affiche une image compte comme surface : un écart s’ajoute à la largeur, mais pas à la surface.",
    },
    {
      title: "Pixels par pouce",
      formula: "√(pixels en largeur² + pixels en hauteur²) ÷ diagonale en pouces",
      source: "Pythagore ; les pixels sont carrés.",
    },
    {
      title: "Angle horizontal",
      formula: "2 × arctan(largeur ÷ (2 × distance))",
      source: "Géométrie, pour un écran plat vu de face.",
    },
    {
      title: "Écrans incurvés",
      formula:
        "largeur en ligne droite = 2R × sin(largeur ÷ 2R) ; profondeur = R × (1 − cos(largeur ÷ 2R)) ; angle = 2 × arctan(largeur en ligne droite ÷ (2 × (distance − profondeur)))",
      source:
        "Géométrie : la largeur publiée suit un cercle de rayon R, et les bords sont plus près de l’œil que le milieu. Dalles seules : pieds et boîtiers non compris.",
    },
    {
      title: "Pixels par degré",
      formula: "pixels par pouce × 2 × distance en pouces × tan(0,5°)",
      source: "Géométrie, au milieu de l’écran, où un degré couvre 2 × distance × tan(0,5°).",
    },
    {
      title: "Les pixels se distinguent un à un",
      formula: "pixels par degré < 60 : un pixel est plus grand qu’une minute d’arc, soit un soixantième de degré",
      source:
        "Une acuité visuelle de 1,0 (10/10, 6/6, 20/20) correspond à un détail d’une minute d’arc : ISO 8596, Optique ophtalmique – Mesure de l’acuité visuelle. Certains yeux voient plus finement, d’autres moins ; la limite des yeux jeunes est de 94 pixels par degré en moyenne (voir « Pixels invisibles au-delà de »).",
    },
    {
      title: "Pixels invisibles au-delà de",
      formula:
        "60 ÷ (pixels par pouce × 2 × tan(0,5°)), en pouces ; 94 au lieu de 60 pour des yeux perçants, la moyenne des jeunes adultes",
      source:
        "60 pixels par degré, soit un par minute d’arc, est la règle courante pour une vue normale : acuité 1,0 (10/10, 6/6, 20/20), ISO 8596. Les yeux jeunes voient plus finement : Ashraf, Chapiro et Mantiuk, « Resolution limit of the eye – how many pixels can we see? », Nature Communications 16, 9086 (2025), ont mesuré 94 en moyenne pour les détails en noir et blanc, 89 en rouge et vert et 53 en jaune et violet. Au-delà de cette distance, davantage de pixels n’apportent presque rien à personne.",
    },
    {
      title: "Où s’asseoir",
      formula:
        "largeur ÷ (2 × tan(angle ÷ 2)) ; films de 40° à 30°, travail de bureau de 60° à 40° et jamais à moins de 50 cm",
      source:
        "Géométrie : l’angle est la part de votre champ de vision que l’écran occupe. 30° est souvent cité comme une recommandation de la SMPTE, 40° comme celle de THX pour la meilleure place d’un home cinéma. Au-delà de 60°, il faut tourner la tête, car les yeux seuls se déplacent sans effort d’environ 30° de chaque côté.",
    },
  ],
} satisfies typeof english;
