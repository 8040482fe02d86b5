/** How long a pointer or the focus must rest on a link, in milliseconds. */
const REST = 60;

/**
 * Calls back with the URL that the visitor is about to open: a link within this site on which the pointer or the focus
 * rests, or that is being pressed. It listens to the whole document, so links in an article's text count too.
 */
export function onLinkIntent(callback: (url: URL) => void): void {
  // Separate timers: focusing a link may scroll another one under a pointer at rest.
  const onPointer = intentTimer(callback);
  const onFocus = intentTimer(callback);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") onPointer(linkOf(event), REST);
  });
  document.addEventListener("focusin", (event) => onFocus(linkOf(event), REST));
  document.addEventListener("pointerdown", (event) => onPointer(linkOf(event), 0), { passive: true });
}

function intentTimer(callback: (url: URL) => void) {
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (link: HTMLAnchorElement | null, delay: number) => {
    if (link === current && delay > 0) return;
    clearTimeout(timer);
    current = link;
    if (link !== null) timer = setTimeout(() => callback(new URL(link.href)), delay);
  };
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && opensHere(link) ? link : null;
}

/** Whether a link opens a page of this site in this tab. */
export function opensHere(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && link.target === "" && !link.hasAttribute("download");
}

/** Whether a click asks for what a link does here: not for a new tab or window, and not to save it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
