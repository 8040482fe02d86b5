/** Path and query of an absolute URL, as the client encoded them. */
export function requestTarget(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}
