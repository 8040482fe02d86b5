import type { legal as english } from "../en/legal.ts";

export const legal = {
  privacy: {
    title: "Política de privacidad",
    description:
      "Qué datos recoge esta web de comparación de pantallas y por qué: unas líneas en el registro del servidor y una cookie de preferencias. Sin cuenta ni seguimiento.",
  },
  terms: {
    title: "Condiciones de uso",
    description:
      "Las condiciones de uso de esta web de comparación de pantallas, desde la aceptación y la conducta hasta la responsabilidad y el contacto.",
  },
} satisfies typeof english;
