/**
 * Whether a page is loading because of Back or Forward: they change the address at once, while a link changes it when
 * the page is there. Loading the page that is open once more looks the same.
 */
export function isStepInHistory(to: URL): boolean {
  return to.pathname === window.location.pathname && to.search === window.location.search;
}

/**
 * Whether the browser stands where the router does. After Back or Forward it is ahead for a moment. The router marks
 * each entry of the history but the first with its location's key.
 */
export function isCurrentEntry({ key }: { readonly key: string }): boolean {
  return (window.history.state?.key ?? "default") === key;
}
