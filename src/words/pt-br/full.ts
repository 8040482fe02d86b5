/** Why no further screen can be added (S5.5). */
export const TEN_AT_MOST = "No máximo dez telas.";

export const SCREENS_ARE_FULL = `${TEN_AT_MOST} Remova uma para adicionar outra.`;
