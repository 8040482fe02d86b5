import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
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
  const linkTo = (to: number, attributes: Omit<LinkAttributes, "className">) =>
    link(to, { ...attributes, className: `${styles.page} plain-link sunk-hover` });
  const step = (to: number, rel: "prev" | "next", name: string, icon: IconName) => (
    <li>{linkTo(to, { "aria-label": name, rel, children: <Icon name={icon} /> })}</li>
  );
  return (
    <nav aria-label={words.name} className="screen-only">
      <ul className={styles.pages}>
        {page > 1 && step(page - 1, "prev", words.previous, "chevronLeft")}
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              linkTo(item, {
                "aria-label": words.page(item),
                ...(item === page && { "aria-current": "page" }),
                children: item,
              })
            )}
          </li>
        ))}
        {page < totalPages && step(page + 1, "next", words.next, "chevronRight")}
      </ul>
    </nav>
  );
}
