export const TEN_AT_MOST = "Diez pantallas como máximo.";

export const SCREENS_ARE_FULL = `${TEN_AT_MOST} Quita una para añadir otra.`;
