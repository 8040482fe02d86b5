/** In characters, as people count them. */
export const NAME_MAX_LENGTH = 40;

/**
 * A screen's name as far as it can be taken while it is typed: at most 40 characters, without line breaks, what
 * cannot be seen or is no character (XML forbids it), and `~`, which separates screens in an address.
 */
export function acceptName(typed: string): string {
  return cut(acceptable(typed));
}

/** The name a screen gets from what was typed or read: single spaces, none at the ends; null where nothing is left. */
export function screenName(typed: string): string | null {
  const name = cut(acceptable(typed).normalize("NFC").replace(/ +/g, " ").trimStart()).trimEnd();
  return name === "" ? null : name;
}

function acceptable(typed: string): string {
  return typed.replace(/\s/g, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{NChar}~]/gu, "");
}

function cut(text: string): string {
  return [...text].slice(0, NAME_MAX_LENGTH).join("");
}
