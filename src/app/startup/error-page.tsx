import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { Logo } from "../brand/logo.tsx";
import styles from "./error-page.module.css";
import { isScriptLoadError, reloadOncePerBuild } from "./new-release.ts";

/** Shows when a page fails. Its links load documents, since scripts may be missing. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissingScript = isScriptLoadError(error);

  useEffect(() => {
    if (isMissingScript) reloadOncePerBuild();
  }, [isMissingScript]);

  return (
    <main className={styles.page}>
      <title>Something went wrong – Diagonal</title>
      <Logo />
      <h1 className={styles.title}>{isMissingScript ? "A part of this page is missing" : "Something went wrong"}</h1>
      <p className="muted">
        {isMissingScript
          ? "It could not be loaded. Either the connection is gone, or the site was updated a moment ago."
          : "This page could not be shown. It is not your fault, and it may well work in a moment."}
      </p>
      <ul className={`${styles.links} wrapping`}>
        <li>
          <a href={pathname + search} className={styles.again}>
            Try again
          </a>
        </li>
        <li>
          <a href="/">Compare displays</a>
        </li>
        <li>
          <a href="/info">Articles, news and reviews</a>
        </li>
      </ul>
    </main>
  );
}
