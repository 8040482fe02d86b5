import { pathBelow } from "#words/language-address.ts";

/*
 * One release in the browser's cache storage, in one language: all its scripts and fonts, and the one page that needs no server to show
 * any address.
 */

type LanguagePath = "" | `/${string}`;

export interface Release {
  /** Changes with the sources. */
  readonly version: string;
  /** What the paths of its language begin with; nothing in English. */
  readonly path: LanguagePath;
  /** The same of the other languages, whose workers keep releases of their own. */
  readonly otherPaths: readonly LanguagePath[];
  /** The paths of its scripts and fonts. Their names change with their content. */
  readonly files: readonly string[];
}

/** Rendered without content, like every page before its scripts run. React Router renders the page of the address into it. */
export function shellPath({ path }: Pick<Release, "path">): string {
  return `${path}/open`;
}

/** What English calls a path of the release's language; null for one of another language. */
export function pageIn({ path, otherPaths }: Release, pathname: string): string | null {
  return otherPaths.some((other) => pathBelow({ path: other }, pathname) !== null)
    ? null
    : pathBelow({ path }, pathname);
}

/** A version has no hyphen, so that the name of a release says its language. */
const PREFIX = "diagonal-release-";
const prefixOf = ({ path }: Release) => (path === "" ? PREFIX : `${PREFIX}${path.slice(1)}-`);
const nameOf = (release: Release) => prefixOf(release) + release.version;

/**
 * Keeps the whole release or nothing.
 * @throws if a file is missing, the storage is full or the server has another release
 */
export async function keepRelease(release: Release): Promise<void> {
  const { files } = release;
  const [name, shellAt] = [nameOf(release), shellPath(release)];
  try {
    const cache = await caches.open(name);
    const shell = await fetch(shellAt, { cache: "no-store" });
    await expectSameRelease(shell.clone(), files);
    await cache.put(shellAt, shell);
    await cache.addAll(files);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Those of its own language. */
export async function deleteOtherReleases(release: Release): Promise<void> {
  const prefix = prefixOf(release);
  for (const name of await caches.keys()) {
    const isOwn = name.startsWith(prefix) && !name.slice(prefix.length).includes("-");
    if (isOwn && name !== nameOf(release)) await caches.delete(name);
  }
}

export function readShell(release: Release): Promise<Response | undefined> {
  return caches.match(shellPath(release), { cacheName: nameOf(release) });
}

/** A file of any kept release, since an open page may be of the one before. No two releases share a name. */
export function readFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** While a release replaces another one, several servers may respond. */
async function expectSameRelease(shell: Response, files: readonly string[]): Promise<void> {
  const named = (await shell.text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const isSame = shell.ok && named.length > 0 && named.every((path) => files.includes(path));
  if (!isSame) throw new Error("The server has another release.");
}
