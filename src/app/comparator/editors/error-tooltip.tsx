import { type RefObject, useLayoutEffect, useRef } from "react";
import { placeAtCard } from "#ui/place-beside.ts";
import styles from "./editor.module.css";

interface ErrorTooltipProps {
  id: string;
  text: string;
  /** The row of the first wrong input, in a card. */
  row: RefObject<HTMLElement | null>;
  /** Where there is no room beside the card. */
  side: "above" | "below";
}

/** What is wrong (S5), beside the card and level with the wrong input; on a phone in the seam between two cards. */
export function ErrorTooltip({ id, text, row, side }: ErrorTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => ref.current && row.current && placeAtCard(ref.current, row.current, side);
    ref.current?.showPopover();
    place();
    const observer = new ResizeObserver(place);
    if (row.current !== null) observer.observe(row.current);
    document.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [row, side]);
  return (
    <div ref={ref} id={id} role="tooltip" popover="manual" className={styles.error}>
      {text}
    </div>
  );
}
