import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { pageItems } from "./page-items.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  /** The accessible names. */
  words: { readonly name: string; readonly previous: string; readonly next: string; page(number: number): string };
  page: number;
  totalPages: number;
  /** Renders a link to a page of the list. */
  link(page: number, attributes: LinkAttributes): ReactNode;
}

interface LinkAttributes {
  readonly "aria-label": string;
  readonly "aria-current"?: "page";
  readonly rel?: "next" | "prev";
  readonly className: string;
  readonly children: ReactNode;
}

/** Links to the pages of a list, with one page at each end and one on each side of the current one (S9). */
export function Pagination({ words, page, totalPages, link }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={words.name} className="screen-only">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            {link(page - 1, {
              "aria-label": words.previous,
              rel: "prev",
              className: `${styles.page} plain-link sunk-hover`,
              children: <Icon name="chevronLeft" />,
            })}
          </li>
        )}
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              link(item, {
                "aria-label": words.page(item),
                ...(item === page && { "aria-current": "page" }),
                className: `${styles.page} plain-link sunk-hover`,
                children: item,
              })
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            {link(page + 1, {
              "aria-label": words.next,
              rel: "next",
              className: `${styles.page} plain-link sunk-hover`,
              children: <Icon name="chevronRight" />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
