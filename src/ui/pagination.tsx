import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { pageItems } from "./page-items.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
  page: number;
  totalPages: number;
  /** Renders a link to a page of the list. */
  link(page: number, attributes: LinkAttributes): ReactNode;
}

export interface LinkAttributes {
  readonly "aria-label": string;
  readonly "aria-current"?: "page";
  readonly rel?: "next" | "prev";
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Links to the pages of a list, with one page at each end and one on each side of the current one (S9). */
export function Pagination({ page, totalPages, link }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label="Pagination" className="screen-only">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            {link(page - 1, {
              "aria-label": "Go to previous page",
              rel: "prev",
              className: styles.page,
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
                "aria-label": `Go to page ${item}`,
                ...(item === page && { "aria-current": "page" }),
                className: styles.page,
                children: item,
              })
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            {link(page + 1, {
              "aria-label": "Go to next page",
              rel: "next",
              className: styles.page,
              children: <Icon name="chevronRight" />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
