import { validateHeaderValue } from "node:http";

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers as they stand in a message. Their names are our own.
 * @throws when a value cannot stand there
 */
export function linesOf(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return lines.join("");
}
