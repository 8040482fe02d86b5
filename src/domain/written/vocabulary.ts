import { correctWord } from "./correct-word.ts";

/** The units in which people write lengths. */
export type WrittenUnit = "in" | "cm" | "mm" | "m" | "ft";

/** What a word says, wherever it stands: see `known-words.ts`. */
interface AnyWord {
  readonly is: string;
}

/** Whether a word stands between two displays. */
export function isBetween(word: AnyWord | null | undefined): boolean {
  return word?.is === "compares" || word?.is === "joins";
}

/** Words with the same meaning, separated by spaces. `dist*` stands for all words that begin so. */
export type Meant<Word> = readonly [spellings: string, word: Word];

/** The words of a table that has them by their meanings. */
export function meanings<Key extends string, Word>(
  table: Readonly<Record<Key, string>>,
  wordOf: (key: Key) => Word,
): readonly Meant<Word>[] {
  return (Object.keys(table) as Key[]).map((key) => [table[key], wordOf(key)]);
}

/** Longer than any word. */
const LONGEST = 20;

/** Shorter words are too much like others. */
const SHORTEST_FORGIVEN = 7;

const FORGIVEN = ["unit", "kind", "upright", "compares", "joins"];

/** The words that a reader knows, in lower case. */
export class Vocabulary<Word extends AnyWord> {
  readonly #exact = new Map<string, Word>();
  readonly #stems = new Map<string, Word>();
  readonly #forgiven: readonly string[];
  readonly #kinds: readonly (readonly [spelling: string, word: Word])[];

  /** @param words of two meanings of a word the first counts */
  constructor(words: readonly Meant<Word>[]) {
    for (const [spellings, word] of words) for (const spelling of spellings.split(" ")) this.#add(spelling, word);
    const all = [...this.#exact, ...this.#stems];
    this.#kinds = all.filter(([, { is }]) => is === "kind");
    this.#forgiven = all
      .filter(([spelling, { is }]) => spelling.length >= SHORTEST_FORGIVEN && FORGIVEN.includes(is))
      .map(([spelling]) => spelling);
  }

  #add(spelling: string, word: Word): void {
    const isStem = spelling.length > 1 && spelling.endsWith("*");
    const known = isStem ? this.#stems : this.#exact;
    const key = isStem ? spelling.slice(0, -1) : spelling;
    if (!known.has(key)) known.set(key, word);
  }

  /** What a word says, in lower case; null for one that is not known. */
  wordOf(text: string): Word | null {
    const exact = this.#exact.get(text);
    if (exact !== undefined) return exact;
    // A stem goes on for the rest of one word.
    for (let end = Math.min(text.length, LONGEST); end > Math.max(1, text.lastIndexOf("-")); end--) {
      const stem = this.#stems.get(text.slice(0, end));
      if (stem !== undefined) return /\d/.test(text.slice(end)) ? null : stem;
    }
    return null;
  }

  /** What a word with one typing error says: `ultrwide`, `potrait`; null for any other word. */
  misspelled(text: string): Word | null {
    const word = text.toLowerCase();
    const meant = text.length < SHORTEST_FORGIVEN ? word : correctWord(word, this.#forgiven);
    return meant === word ? null : this.wordOf(meant);
  }

  /** The longest known word with which a text begins. */
  wordAtStart(text: string): { readonly word: Word; readonly length: number } | null {
    for (let length = Math.min(text.length, LONGEST); length > 0; length--) {
      const start = text.slice(0, length);
      const word = this.#exact.get(start);
      if (word !== undefined) return { word, length };
      const stem = this.#stems.get(start);
      if (stem !== undefined) return { word: stem, length: text.length };
    }
    return null;
  }

  /** The kind of display that a word begins to say while it is typed: `mon`, `telev`. */
  begunKind(text: string): Word | null {
    if (text.length < 3) return null;
    return this.#kinds.find(([spelling]) => spelling.startsWith(text))?.[1] ?? null;
  }

  /** Its words, of stems the beginning. */
  get spellings(): readonly string[] {
    return [...this.#exact.keys(), ...this.#stems.keys()];
  }
}

const UNITS: Readonly<Record<WrittenUnit, string>> = {
  in: `in inch inches inchs zoll zöll* pouce* pulgada* polegada* pollic* tum дюйм* cal cali cale cala coll* col palc* palec inç inci düym hüvelyk* tomme* tuum* pulg pol po țol* ίντσ* ιντσ* इंच นิ้ว بوصة بوصات اینچ אינץ* 寸 英寸 吋 インチ 型 v型 인치 "`,
  cm: "c cm centim* zentim* сантим* см 厘米 公分 センチ 센티",
  mm: "mm millim* milím* milim* миллим* мм 毫米 ミリ 밀리",
  m: "m metre metres meter meters mètre* metro metros metri метр* м 米 公尺 メートル 미터",
  ft: "ft foot feet fuß fuss pied* pies pés piedi фут* 英尺 フィート 피트 '",
};

export const UNIT_WORDS = meanings(UNITS, (unit) => ({ is: "unit", unit }) as const);

/** A length has no other words. The pages that read nothing else have no others. */
export const LENGTH_WORDS = new Vocabulary(UNIT_WORDS);

/** Whether more letters could make a unit of these, in lower case. */
export function beginsUnitWord(letters: string): boolean {
  if (LENGTH_WORDS.wordOf(letters) !== null) return true;
  return LENGTH_WORDS.spellings.some((spelling) => spelling.startsWith(letters));
}
