/** Why no further screen can be added (S5.5). */
export const TEN_AT_MOST = "Dix écrans au maximum.";

export const SCREENS_ARE_FULL = `${TEN_AT_MOST} Supprimez-en un pour en ajouter un autre.`;
