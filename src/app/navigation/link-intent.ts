/** A pointer that only crosses a link does not mean it, in milliseconds. */
const LINGER = 60;

/**
 * Tells where a visitor is about to go: the link within this site on which the pointer or the focus lingers, or that is
 * being pressed. It listens to the whole document, so that links in an article's text count too.
 */
export function onLinkIntent(tell: (to: URL) => void): void {
  // Apart, since a page that scrolls to what has the focus moves something else under a pointer at rest.
  const point = intent(tell);
  const focus = intent(tell);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") point(linkAt(event), LINGER);
  });
  document.addEventListener("focusin", (event) => focus(linkAt(event), LINGER));
  document.addEventListener("pointerdown", (event) => point(linkAt(event), 0), { passive: true });
}

function intent(tell: (to: URL) => void) {
  let meant: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (link: HTMLAnchorElement | null, wait: number) => {
    if (link === meant && wait > 0) return;
    clearTimeout(timer);
    meant = link;
    if (link !== null) timer = setTimeout(() => tell(new URL(link.href)), wait);
  };
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const isOurs = link !== null && link.origin === window.location.origin && link.target === "";
  return isOurs && !link.hasAttribute("download") ? link : null;
}
