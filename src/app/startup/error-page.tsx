import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { site } from "#words/page/site.ts";
import { Logo } from "../brand/logo.tsx";
import { sitePath } from "../navigation/site-path.ts";
import styles from "./error-page.module.css";
import { isScriptLoadError, reloadOncePerBuild } from "./new-release.ts";

/** Shows when a page fails. Its links load documents, since scripts may be missing. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissingScript = isScriptLoadError(error);
  const { heading, text } = isMissingScript ? site.failure.missingScript : site.failure.other;

  useEffect(() => {
    if (isMissingScript) reloadOncePerBuild();
  }, [isMissingScript]);

  return (
    <main className={styles.page}>
      <title>{site.titleOf(site.failure.other.heading)}</title>
      <Logo />
      <h1 className={styles.title}>{heading}</h1>
      <p className="muted">{text}</p>
      <ul className={`${styles.links} wrapping`}>
        <li>
          <a href={sitePath(pathname + search)} className={styles.again}>
            {site.tryAgain}
          </a>
        </li>
        <li>
          <a href={sitePath("/")}>{site.compare}</a>
        </li>
        <li>
          <a href={sitePath("/info")}>{site.articles}</a>
        </li>
      </ul>
    </main>
  );
}
