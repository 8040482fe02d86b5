/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}

/** Sets a cookie for the whole site and only this site; a page served over https sets it for https only. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
