const VOWEL = /^[aeiouàâæéèêëîïôœùûü]/iu;

/** `que 27″ 16:9`, `qu’un canapé` */
export function que(words: string): string {
  return VOWEL.test(words) ? `qu’` : "que ";
}

/** `de 27″ 16:9`, `d’Atelier` */
export function de(words: string): string {
  return VOWEL.test(words) ? `d’${words}` : `de ${words}`;
}
