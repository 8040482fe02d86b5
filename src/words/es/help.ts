import type { help as english } from "../en/help.ts";

export const help = {
  title: "Ayuda",
  description:
    "Cómo comparar pantallas: indica la diagonal y la relación de aspecto de cada una, míralas dibujadas a escala y añade más.",
  introduction: {
    heading: "Así de grandes son las pantallas",
    text: "Compara hasta diez pantallas, dibujadas a escala una sobre otra.",
    lastTime: (comparison) => ["La última vez: ", comparison],
  },
  start: "Empezar",
  skip: "No mostrar al inicio",
  carousel: {
    name: "Cómo comparar pantallas",
    role: "carrusel",
    slides: "Pasos",
    slideRole: "diapositiva",
    slide: (number, count) => `Paso ${number} de ${count}`,
    back: "Atrás",
    next: "Siguiente",
  },
  wide: {
    setSpecifications: {
      text: "Indica los datos de cada pantalla, identificada por su color, en el panel de la izquierda.",
      picture:
        "El panel de la izquierda con un editor para cada pantalla: diagonal, unidad y relación de aspecto, en el color de la pantalla.",
    },
    seeComparison: {
      text: "A la derecha aparece la comparación visual.",
      picture: "El dibujo a la derecha de los editores: las dos pantallas a escala, una sobre otra, con sus colores.",
    },
    addScreens: {
      text: "Añade más pantallas con el botón «+».",
      picture: "El botón + debajo de tres editores, y la tercera pantalla en el dibujo.",
    },
  },
  narrow: {
    openPanel: {
      text: "Abre el panel de edición tocando el icono de editar, arriba a la izquierda.",
      picture: "Un teléfono con el dibujo; el icono de editar está arriba a la izquierda.",
    },
    setSpecifications: {
      text: "Indica los datos de cada pantalla, identificada por su color.",
      picture:
        "El panel de edición con un editor para cada pantalla: diagonal, unidad y relación de aspecto, en el color de la pantalla.",
    },
    apply: {
      text: "Toca el botón Aplicar.",
      picture: "El botón Aplicar al final del panel de edición.",
    },
    seeComparison: {
      text: "La comparación visual aparece en el área de trabajo.",
      picture:
        "El área de trabajo ocupa todo el teléfono: las dos pantallas a escala, una sobre otra, con sus colores.",
    },
    addScreens: {
      text: "Añade más pantallas con el botón «+» del panel de edición.",
      picture: "El botón + debajo de los editores, en el panel de edición.",
    },
  },
  pictured: {
    editScreens: "Editar pantallas",
    edit: "Editar",
    articles: "Artículos",
    diagonal: "Diagonal",
    ratio: "Formato",
    inches: "PULGADAS",
    apply: "Aplicar",
  },
} satisfies typeof english;
