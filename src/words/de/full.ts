/** Why no further screen can be added (S5.5). */
export const TEN_AT_MOST = "Höchstens zehn Bildschirme.";

export const SCREENS_ARE_FULL = `${TEN_AT_MOST} Entferne einen, um einen anderen hinzuzufügen.`;
