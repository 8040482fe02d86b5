/** In Unicode's code points: a letter, a sign or an emoji, but for those that are put together of several. */
export const NAME_MAX_LENGTH = 40;

/**
 * A screen's name as far as it can be taken while it is typed: at most 40 characters, without line breaks, what
 * cannot be seen or is no character (XML forbids it), and `~`, which separates screens in an address. The two joiners
 * stay: Persian and Indic words are misspelt and emoji fall apart without them.
 */
export function acceptName(typed: string): string {
  return cut(acceptable(typed));
}

/** The name a screen gets from what was typed or read: single spaces; no space or joiner at the ends; null where nothing is left. */
export function screenName(typed: string): string | null {
  const name = cut(
    acceptable(typed)
      .normalize("NFC")
      .replace(/ +/g, " ")
      .replace(/^[ \u200c\u200d]+/, ""),
  );
  return name.replace(/[ \u200c\u200d]+$/, "") || null;
}

function acceptable(typed: string): string {
  return typed.replace(/\s/g, " ").replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{NChar}~]/gu, "");
}

function cut(text: string): string {
  return [...text].slice(0, NAME_MAX_LENGTH).join("");
}
