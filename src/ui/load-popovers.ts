type Popovers = typeof import("./popovers.ts");

let loaded: Popovers | undefined;

/** The script of menus and tooltips, if it has loaded: a menu then opens within the event that asks for it. */
export const loadedPopovers = () => loaded;

/** Loads the script with the first use. Rejects without a connection; the next call tries again. */
export async function loadPopovers(): Promise<Popovers> {
  loaded = await import("./popovers.ts");
  return loaded;
}
