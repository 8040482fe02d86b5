/** From the top of the window: the last section whose heading is above this line is being read, at first the first. */
const READING_LINE = 160;

/** Marks the section being read in an article's contents, until the signal aborts. */
export function markCurrentSection(article: HTMLElement, signal: AbortSignal): void {
  const links = [...article.querySelectorAll<HTMLAnchorElement>("nav.contents a")];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  if (links.length === 0) return;

  function mark() {
    const begun = headings.findLastIndex(
      (heading) => heading !== null && heading.getBoundingClientRect().top <= READING_LINE,
    );
    const current = Math.max(begun, 0);
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
  mark();
  window.addEventListener("scroll", mark, { passive: true, signal });
  window.addEventListener("resize", mark, { signal });
}

/** Beside the text the contents are always open, and below the figure closed at first. */
export function openContentsBeside(article: HTMLElement, signal: AbortSignal): void {
  const details = article.querySelector<HTMLDetailsElement>("nav.contents > details");
  if (details === null) return;
  const beside = window.matchMedia("(width >= 80rem)");
  const open = () => {
    details.open = beside.matches;
  };
  open();
  beside.addEventListener("change", open, { signal });
}
