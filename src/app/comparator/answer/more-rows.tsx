import { type RefObject, useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { answerView as words } from "#words/page/answer-view.ts";
import styles from "./answer.module.css";

interface MoreRowsProps {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Another object where other rows are shown. */
  rows: readonly unknown[];
}

/** How many rows are out of sight below, and the way to them. It is gone at the end. */
export function MoreRows({ scroller, rows }: MoreRowsProps) {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other places
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const update = () => {
      const end = element.getBoundingClientRect().bottom;
      const bodyRows = [...element.querySelectorAll("tbody tr")];
      setCount(bodyRows.filter((row) => middleOf(row) > end).length);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [scroller, rows]);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={`${styles.more} level-row screen-only`}
      aria-label={words.moreScreens(count)}
      onClick={() => scroller.current?.scrollBy({ top: scroller.current.clientHeight * PAGE, behavior: "smooth" })}
    >
      {words.more(count)}
      <Icon name="chevronDown" size={0.875} />
    </button>
  );
}

/** The head of the table covers a part of what is in sight. */
const PAGE = 0.8;

function middleOf(row: Element): number {
  const { top, bottom } = row.getBoundingClientRect();
  return (top + bottom) / 2;
}
