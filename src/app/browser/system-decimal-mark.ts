/** Between the whole and the decimals of a number, as this visitor's programs expect it. */
export function decimalMark(): string {
  return (1.1).toLocaleString().includes(",") ? "," : ".";
}
