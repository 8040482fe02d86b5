/** Why no further screen can be added (S5.5). */
export const TEN_AT_MOST = "Ten screens at most.";

export const SCREENS_ARE_FULL = `${TEN_AT_MOST} Remove one to add another.`;
