import type { method as english } from "../en/method.ts";

export const method = {
  heading: "Cómo se calculan las cifras",
  description:
    "Cómo calcula Diagonal anchos, altos, áreas, distancias y nitidez: las fórmulas, cómo se redondean las cifras y las fuentes con sus páginas.",
  introduction:
    "Los dibujos, los detalles y los artículos calculan sus cifras con las mismas fórmulas. Una prueba vuelve a calcular todas las cifras de nuestros artículos cada vez que cambia un artículo o una fórmula.",
  rounding: {
    heading: "Se redondea una sola vez",
    text: "Calculamos con tamaños sin redondear y redondeamos solo lo que lees. Por eso una diferencia puede variar en uno en su última cifra respecto a lo que sugieren los tamaños redondeados. Una pulgada son exactamente 2,54 cm. El mayor tamaño que cabe se redondea hacia abajo.",
  },
  sizes: {
    heading: "Qué significa un tamaño",
    text: (models) => [
      "Un formato de 16:9 es r = 16 ÷ 9. El alto es diagonal ÷ √(r² + 1) y el ancho es r × alto. Los dos son los de la imagen, sin marco ni pie; cuando añadimos un marco, decimos cuánto mide. Un televisor de 65 pulgadas cuenta como 65″ exactas, aunque su imagen puede ser hasta media pulgada menor que su categoría. ",
      models("Los modelos"),
      " tienen la diagonal que publican sus fabricantes.",
    ],
  },
  definitions: "Definiciones",
  objects: {
    heading: "Objetos de referencia",
    text: "El papel y las tarjetas bancarias tienen sus tamaños normalizados. El adulto mide 170 cm de alto, el sofá 200 cm de ancho, la puerta 203 × 82 cm, y el centro de un televisor colgado queda a 107 cm del suelo. Estas cuatro medidas son suposiciones nuestras: mide lo tuyo.",
  },
  sources: {
    heading: "Fuentes",
    source: (name, use) => [name, `: ${use}.`],
    list: [
      {
        href: "https://www.nature.com/articles/s41467-025-64679-2",
        name: "Ashraf, Chapiro y Mantiuk (2025)",
        use: "94 píxeles por grado para la vista aguda, una media medida en adultos jóvenes",
      },
      { href: "https://www.iso.org/standard/36631.html", name: "ISO 216", use: "A4" },
      { href: "https://www.iso.org/standard/70483.html", name: "ISO/IEC 7810", use: "la tarjeta bancaria" },
      {
        href: "https://www.w3.org/TR/css-values-4/#absolute-lengths",
        name: "CSS Values and Units",
        use: "los píxeles de una página web, que no tienen un tamaño fijo en una pantalla",
      },
      {
        href: "https://eur-lex.europa.eu/eli/reg_del/2019/2013/oj",
        name: "Reglamento (UE) 2019/2013",
        use: "la diagonal que indica la etiqueta energética de un televisor",
      },
      {
        href: "https://www.osha.gov/etools/computer-workstations/components/monitors",
        name: "OSHA, Computer Workstations",
        use: "a qué distancia y a qué altura puede estar un monitor",
      },
    ],
  },
  further: (comparison) => [
    "Escribe cualquier tamaño en ",
    comparison("la comparación"),
    " y abre sus detalles para ver estas cifras con tus pantallas.",
  ],
} satisfies typeof english;
