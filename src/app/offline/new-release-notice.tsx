import { useState } from "react";
import { createRoot } from "react-dom/client";
import { vanishing } from "#app/navigation/focus-main.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { release } from "#words/page/release.ts";
import { site } from "#words/page/site.ts";
import styles from "./new-release-notice.module.css";

/** Notices a new release while the page is open. */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  // It stands in the page before it says something, so that screen readers notice.
  const region = document.createElement("div");
  region.role = "status";
  document.body.append(region);
  // The worker of a new release sends the list of its files.
  navigator.serviceWorker.onmessage = ({ data }) => offerNewRelease(region, data);
  // The browser looks for one when a page opens, but this one may stay open for weeks.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/**
 * Offers to load the new release, unless this page has none but its scripts already. The page goes on with its own
 * release until the visitor accepts, or opens the site again.
 *
 * @param region where it is shown
 * @param files the paths of all scripts of the new release
 */
function offerNewRelease(region: HTMLElement, files: readonly string[]): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const isCurrent = loaded.every((path) => !/^\/assets\/.+\.js$/.test(path) || files.includes(path));
  if (isCurrent || region.querySelector(`.${styles.notice}`) !== null) return;
  // A root of its own keeps this out of the scripts that load first.
  const container = document.createElement("div");
  region.replaceChildren(container);
  createRoot(container).render(<NewReleaseNotice />);
}

function NewReleaseNotice() {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Notice className={styles.notice} dismiss={{ label: site.dismiss, onClick: vanishing(() => setDismissed(true)) }}>
      <span>{release.isReady}</span>
      <Button look="link" onClick={() => window.location.reload()}>
        {release.load}
      </Button>
    </Notice>
  );
}
