/** How well a word fits an entry; less is better. The first two are exact matches. */
export const [SAME, ALMOST, CLOSE, NEAR, BEGUN, NONE] = [0, 1, 2, 3, 4, 255] as const;
