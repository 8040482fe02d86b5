import { Link, useLocation, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { site } from "#words/page/site.ts";
import { QueryInputs } from "../navigation/query-inputs.tsx";
import { sitePath } from "../navigation/site-path.ts";
import { invalidate } from "./article-cache.ts";
import styles from "./message.module.css";
import { focusResourceView } from "./resource-view.tsx";

interface UnableToLoadProps {
  /** The cache key of the resource that failed. */
  failedKey: string;
  /** The status of the failure; 0 if there was no response. */
  status: number;
  /** A link to another page (D20). */
  back?: { readonly to: string; readonly label: string };
  /** Whether it replaces the whole page: then its text is the page's heading. */
  isPage?: boolean;
}

/** Says that loading failed (S8.1, S8.2), with a button to try again and a link to the list (D20). */
export function UnableToLoad({ failedKey, status, back, isPage = false }: UnableToLoadProps) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const { unableToLoad, needsNetwork, tryAgain } = site;
  const Text = isPage ? "h1" : "p";
  return (
    <div role="alert" className={styles.message}>
      <Text className={styles.text}>{unableToLoad}</Text>
      {status === 0 && <p className={`${styles.reason} muted`}>{needsNetwork}</p>}
      <div className={`${styles.actions} wrapping`}>
        {/* Without scripts, submitting it reloads the page. */}
        <form
          action={sitePath(pathname)}
          onSubmit={(event) => {
            event.preventDefault();
            focusResourceView(event.currentTarget);
            // A prefetch that began before the failure may be pending: a new attempt must be a new request.
            invalidate(failedKey);
            void revalidate();
          }}
        >
          <QueryInputs />
          <Button type="submit">{tryAgain}</Button>
        </form>
        {back !== undefined && (
          <Link to={back.to} className={styles.back}>
            {back.label}
          </Link>
        )}
      </div>
    </div>
  );
}
