import type { toolbar as english } from "../en/toolbar.ts";
import { numbers } from "./numbers.ts";
import { objectName, objectSizeText } from "./screens.ts";
import { comparisonTitle } from "./titles.ts";

export const toolbar = {
  name: "Comparación",
  needsScript: "Activa JavaScript para cambiar esta comparación.",
  details: "Detalles",
  undo: { label: "Deshacer", short: "Deshacer" },
  redo: { label: "Rehacer", short: "Rehacer" },
  arrange: {
    label: "Orden",
    arrangements: {
      centre: "Centradas",
      bottom: "Alineadas por abajo",
      corner: "Juntas por la esquina superior izquierda",
      side: "En fila",
    },
  },
  view: {
    label: "Vista",
    scales: {
      fit: { label: "Ajustar", below: "Todas a la misma escala" },
      actual: { label: "Tamaño real", below: "Como en la realidad, en esta pantalla" },
      seat: { label: "Desde tu asiento", below: "Tan grande como se ve cada una" },
      pixels: { label: "En píxeles", below: "Por píxeles en vez de longitudes" },
    },
    needsResolution: "Necesita una resolución",
  },
  show: {
    label: "Mostrar",
    films: "Película",
    film: (content) => (content === "none" ? "Ninguna" : numbers.contentText(content)),
    objects: "Objetos de referencia",
    object: objectName,
    objectSize: objectSizeText,
  },
  share: {
    label: "Compartir",
    system: "Compartir…",
    title: comparisonTitle,
    link: "Copiar enlace",
    copiedLink: "Enlace copiado",
    cannotCopyLink: "Copia el enlace de la barra de direcciones",
    image: "Copiar imagen",
    copiedImage: "Imagen copiada",
    cannotCopyImage: "Tu navegador no puede copiar imágenes. Guárdala.",
    save: "Guardar imagen…",
    saved: {
      label: "Guardar imagen",
      png: "PNG",
      largePng: "PNG grande",
      svg: "SVG",
      largeName: (name) => `${name} grande`,
      failed: "Guardar una imagen requiere conexión",
    },
    table: "Copiar tabla",
    embed: "Insertar…",
    print: "Imprimir a tamaño real…",
  },
} satisfies typeof english;
