/** Path and query of an absolute URL, as the client encoded them. */
export function requestTarget(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

/** The parameters of an absolute URL, also of one that is not quite a URL. */
export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(requestTarget(url))?.[1] ?? "");
}
