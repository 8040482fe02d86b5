import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { LiveRegion } from "#ui/live-region.tsx";
import { useTopRoutePath } from "./router-internals.ts";

/** The `href` of the link that had the focus when a page was left, by the key of the page's history entry. */
const lastFocusedLinks = new Map<string, string>();

/**
 * Does what a browser does when it loads a document: announces the new page's title, and moves the focus to its
 * beginning, or after Back and Forward to the link by which the page was left. A dialog over the comparison (D13) is not
 * a new page.
 */
export function PageChange() {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const page = useTopRoutePath();
  const previous = useRef({ page, key });
  const focusedLink = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focusedLink.current = (target as Element).closest("a")?.getAttribute("href") ?? null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  useEffect(() => {
    const left = previous.current;
    previous.current = { page, key };
    if (left.page === page) return;
    if (focusedLink.current !== null) lastFocusedLinks.set(left.key, focusedLink.current);
    // A menu, a dialog or a part of the page may have the focus already. Pages of text share one `main`.
    if (document.activeElement === document.body || document.activeElement?.matches("main")) {
      focusTarget(isBackOrForward ? lastFocusedLinks.get(key) : undefined)?.focus({ preventScroll: true });
    }
    return onTitle(setAnnouncement);
  }, [page, key, isBackOrForward]);

  return <LiveRegion text={announcement} />;
}

function focusTarget(href: string | undefined): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a, aside a")];
  const link = links.find((candidate) => candidate.getAttribute("href") === href);
  return link ?? document.querySelector("main");
}

/** Calls back with the page's title, which an article has only once it is loaded. Returns what cancels it. */
function onTitle(callback: (title: string) => void): () => void {
  const observer = new MutationObserver(check);
  function check() {
    // Marked by the page that shows a spinner.
    if (document.querySelector("title")?.hasAttribute("data-loading")) return;
    observer.disconnect();
    callback(document.title);
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  check();
  return () => observer.disconnect();
}
