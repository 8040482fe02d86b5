import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches, useNavigationType } from "react-router";
import { LiveRegion } from "../../ui/live-region.tsx";

/** The address of the link that had the focus when a page was left, by the page's key in the history. */
const leftBy = new Map<string, string>();

/**
 * What a browser does by itself between two documents: the new page is named to a screen reader, and the keyboard goes
 * on from its beginning, or after Back and Forward from the link by which it was left. A dialog over the comparison
 * (D13) is no page of its own.
 */
export function PageChange() {
  const { key } = useLocation();
  const isStep = useNavigationType() === "POP";
  const page = useMatches()[1]?.pathname;
  const last = useRef({ page, key });
  const focused = useRef<string | null>(null);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = (target as Element).closest("a")?.getAttribute("href") ?? null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    const left = last.current;
    last.current = { page, key };
    if (left.page === page) return;
    if (focused.current !== null) leftBy.set(left.key, focused.current);
    // A menu, a dialog or the page itself may have taken the focus already.
    if (document.activeElement === document.body) beginning(isStep ? leftBy.get(key) : undefined)?.focus(IN_PLACE);
    return whenNamed(setTitle);
  }, [page, key, isStep]);

  return <LiveRegion text={title} />;
}

const IN_PLACE = { preventScroll: true };

function beginning(address: string | undefined): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a, aside a")];
  const link = links.find((one) => one.getAttribute("href") === address);
  return link ?? document.querySelector("main");
}

/** Tells the page's title once it is there: until an article has loaded it is not. */
function whenNamed(tell: (title: string) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    if (document.title.startsWith("Loading")) return;
    observer.disconnect();
    tell(document.title);
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  look();
  return () => observer.disconnect();
}
