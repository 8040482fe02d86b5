/** The path of the worker of a language, whose scope is what is below `path`. */
export function workerPath({ path }: { readonly path: string }): string {
  return `/sw${path.replace("/", "-")}.js`;
}
