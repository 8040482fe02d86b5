import type { legal as english } from "../en/legal.ts";
/** Around the legal texts, which are documents of their own, in English. */
export const legal = {
  privacy: {
    title: "Política de Privacidade",
    description:
      "Que dados este site de comparação de telas coleta e por quê: algumas linhas no registro do servidor e um cookie de preferência. Sem conta, sem rastreamento.",
  },
  terms: {
    title: "Termos de Uso",
    description:
      "Os termos de uso deste site de comparação de telas, da aceitação e da conduta à responsabilidade e ao contato.",
  },
} satisfies typeof english;
