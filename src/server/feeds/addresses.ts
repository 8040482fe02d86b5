/** Where an article's page is, absolute. */
export function articleAddress(siteUrl: string, id: string): string {
  return `${siteUrl}/info/${encodeURIComponent(id)}`;
}
