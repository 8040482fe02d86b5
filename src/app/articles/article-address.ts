export function articleAddress(id: string): string {
  return `/info/${encodeURIComponent(id)}`;
}
