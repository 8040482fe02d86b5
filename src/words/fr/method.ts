import type { method as english } from "../en/method.ts";

/** The page that says how the figures are made. */
export const method = {
  heading: "D’où viennent les chiffres",
  description:
    "Comment Diagonal calcule largeurs, hauteurs, surfaces, distances et netteté : les formules, la façon d’arrondir et les sources, page par page.",
  introduction:
    "Les dessins, les détails et les articles calculent leurs chiffres avec les mêmes formules. Un test recalcule chaque chiffre de nos propres articles dès qu’un article ou une formule change.",
  rounding: {
    heading: "Arrondis une seule fois",
    text: "Nous calculons avec des tailles non arrondies et n’arrondissons que ce que vous lisez. Une différence peut donc s’écarter d’une unité, à son dernier chiffre, de ce que laissent attendre les tailles arrondies. Un pouce vaut exactement 2,54 cm. La plus grande taille qui tient est arrondie vers le bas.",
  },
  sizes: {
    heading: "Ce que signifie une taille",
    text: (models) => [
      "Pour un format 16:9, r = 16 ÷ 9. La hauteur est diagonale ÷ √(r² + 1), la largeur r × hauteur. Ce sont celles de l’image, sans cadre ni pied ; quand nous ajoutons un cadre, nous indiquons sa largeur. Un téléviseur de 65 pouces compte pour exactement 65″, même si son image peut être jusqu’à un demi-pouce plus petite que sa catégorie. Les ",
      models("modèles"),
      " ont la diagonale que leurs fabricants publient.",
    ],
  },
  definitions: "Définitions",
  objects: {
    heading: "Les objets donnés pour l’échelle",
    text: "Le papier et les cartes bancaires ont leurs dimensions normalisées. L’adulte mesure 170 cm, le canapé 200 cm de large, la porte 203 × 82 cm, et le milieu d’un téléviseur est accroché à 107 cm du sol. Ces quatre dimensions sont nos hypothèses : mesurez les vôtres.",
  },
  sources: {
    heading: "Sources",
    source: (name, use) => [name, ` : ${use}.`],
    list: [
      {
        href: "https://www.nature.com/articles/s41467-025-64679-2",
        name: "Ashraf, Chapiro et Mantiuk (2025)",
        use: "94 pixels par degré pour des yeux perçants, une moyenne mesurée chez de jeunes adultes",
      },
      { href: "https://www.iso.org/standard/36631.html", name: "ISO 216", use: "A4" },
      { href: "https://www.iso.org/standard/70483.html", name: "ISO/IEC 7810", use: "la carte bancaire" },
      {
        href: "https://www.w3.org/TR/css-values-4/#absolute-lengths",
        name: "CSS Values and Units",
        use: "les pixels d’une page web, qui n’ont pas de taille fixe sur un écran",
      },
      {
        href: "https://eur-lex.europa.eu/eli/reg_del/2019/2013/oj",
        name: "Règlement (UE) 2019/2013",
        use: "la diagonale qu’indique l’étiquette énergétique d’un téléviseur",
      },
      {
        href: "https://www.osha.gov/etools/computer-workstations/components/monitors",
        name: "OSHA, Computer Workstations",
        use: "à quelle distance et à quelle hauteur un moniteur peut se trouver",
      },
    ],
  },
  further: (comparison) => [
    "Saisissez une taille dans ",
    comparison("la comparaison"),
    " et ouvrez ses détails pour voir ces chiffres pour vos écrans.",
  ],
} satisfies typeof english;
