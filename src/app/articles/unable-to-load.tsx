import { Link, useLocation, useRevalidator } from "react-router";
import { forget } from "./kept.ts";
import { focusLoaded } from "./loaded-view.tsx";
import styles from "./unable-to-load.module.css";

interface UnableToLoadProps {
  /** The cache key of what failed. */
  failedKey: string;
  /** Where else the visitor can go (D20). */
  back?: { readonly to: string; readonly label: string };
  /** Whether it stands for the whole page, whose heading it then is. */
  isPage?: boolean;
}

/** S8: "Unable to load", with a way on: try again, and back to the list (D20). */
export function UnableToLoad({ failedKey, back, isPage = false }: UnableToLoadProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const Words = isPage ? "h1" : "p";
  return (
    <div role="alert" className={styles.failure}>
      <Words className={styles.words}>Unable to load</Words>
      <div className={styles.ways}>
        {/* Without scripts it loads the page again. */}
        <form
          action={pathname}
          onSubmit={(event) => {
            event.preventDefault();
            focusLoaded(event.currentTarget);
            // A prefetch may be on its way that began before the failure: a new attempt must be a new request.
            forget(failedKey);
            void revalidate();
          }}
        >
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={styles.again}>
            Try again
          </button>
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
