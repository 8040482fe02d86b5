/** In Unicode code points. */
export const NAME_MAX_LENGTH = 40;

/**
 * A name as the input accepts it: at most 40 characters, without line breaks, invisible characters, code points that
 * XML forbids, and `~`, which separates screens in a link. The two joiners stay, since Persian and Indic words and emoji
 * need them.
 */
export function acceptName(typed: string): string {
  return cut(acceptable(typed));
}

/** The name of a screen: with single spaces, without spaces or joiners at its ends; null if nothing is left. */
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
