/** Between the whole and the decimals of a number, as this visitor's programs expect it. */
export function systemDecimalMark(): string {
  return (1.1).toLocaleString().includes(",") ? "," : ".";
}
