/*
 * One release in the browser's cache storage: all its scripts and fonts, and the one page that needs no server to show
 * any address.
 */

/** Rendered without content, like every page before its scripts run. React Router renders the page of the address into it. */
export const SHELL = "/open";

const PREFIX = "diagonal-release-";

export interface Release {
  /** Changes with the sources. */
  readonly version: string;
  /** The paths of its scripts and fonts. Their names change with their content. */
  readonly files: readonly string[];
}

/**
 * Keeps the whole release or nothing.
 * @throws if a file is missing, the storage is full or the server has another release
 */
export async function keepRelease({ version, files }: Release): Promise<void> {
  const name = PREFIX + version;
  try {
    const cache = await caches.open(name);
    const shell = await fetch(SHELL, { cache: "no-store" });
    await expectSameRelease(shell.clone(), files);
    await cache.put(SHELL, shell);
    await cache.addAll(files);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

export async function deleteOtherReleases({ version }: Release): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + version) await caches.delete(name);
  }
}

export function readShell({ version }: Release): Promise<Response | undefined> {
  return caches.match(SHELL, { cacheName: PREFIX + version });
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
