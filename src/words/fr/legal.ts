import type { legal as english } from "../en/legal.ts";
/** Around the legal texts, which are documents of their own. */
export const legal = {
  privacy: {
    title: "Politique de confidentialité",
    description:
      "Quelles données ce site de comparaison d’écrans recueille et pourquoi : quelques lignes dans le journal d’un serveur et un cookie de préférence. Ni compte, ni pistage.",
  },
  terms: {
    title: "Conditions d’utilisation",
    description:
      "Les conditions d’utilisation de ce site de comparaison d’écrans, de l’acceptation et des règles de conduite à la responsabilité et au contact.",
  },
} satisfies typeof english;
