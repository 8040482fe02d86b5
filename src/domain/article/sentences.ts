/** The end of a sentence: a mark, perhaps a closing quotation mark, and a space before what may begin a sentence. */
const END = /(?<=[.!?\u2026]["'\u201d\u2019)]?) +(?=["'\u201c\u2018(]?[\p{Lu}\p{Lo}\d])/u;

/** The sentences of a summary. */
export function sentencesOf(text: string): string[] {
  return text.split(END);
}

/** The first sentence, and those after it that fit beside it into a number of characters. No sentence is cut. */
export function fittingSentences(text: string, most: number): { readonly first: string; readonly rest: string } {
  const [first = "", ...more] = sentencesOf(text);
  const rest: string[] = [];
  let length = first.length;
  for (const sentence of more) {
    length += 1 + sentence.length;
    if (length > most) break;
    rest.push(sentence);
  }
  return { first, rest: rest.join(" ") };
}
