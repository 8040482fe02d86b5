import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./carousel.module.css";

interface CarouselProps {
  label: string;
  /** What one slide is, as in "Step 2 of 3". */
  slideName: string;
  children: ReactNode;
}

/**
 * Slides side by side, one in view: a finger swipes them, buttons and arrow keys turn them. The place is the
 * browser's own scroll position, and only the slide in view is told to screen readers. Without scripts the slides
 * stand one below the other.
 */
export function Carousel({ label, slideName, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** Where a button or a key is leading while the slides still move. */
  const leadingTo = useRef<number | null>(null);
  /** The slide in view; null until scripts run. */
  const [current, setCurrent] = useState<number | null>(null);

  // Not before the browser has laid the slides out for itself.
  useEffect(() => setCurrent(slideInView(track.current)), []);

  function turn(by: 1 | -1) {
    const { current: strip } = track;
    if (strip === null) return;
    const to = Math.min(last, Math.max(0, (leadingTo.current ?? slideInView(strip)) + by));
    leadingTo.current = to;
    strip.scrollTo({ left: to * strip.clientWidth });
  }

  function onScroll() {
    const inView = slideInView(track.current);
    if (inView === leadingTo.current) leadingTo.current = null;
    setCurrent(inView);
  }

  function followFinger() {
    leadingTo.current = null;
  }

  useEffect(() => {
    // In a dialog that is about the carousel, the arrow keys need no focus on it.
    const area = root.current?.closest("dialog") ?? root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || needsArrows(event.target)) return;
      event.preventDefault();
      turn(by);
    };
    area?.addEventListener("keydown", onKeyDown);
    return () => area?.removeEventListener("keydown", onKeyDown);
  });

  const atFirst = current === null || current === 0;
  const atLast = current === null || current === last;
  return (
    <section ref={root} aria-label={label} aria-roledescription="carousel" className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={track}
        className={styles.track}
        aria-live="polite"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`${slideName}s`}
        onScroll={onScroll}
        onPointerDown={followFinger}
        onWheel={followFinger}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${slideName} ${index + 1} of ${slides.length}`}
            aria-hidden={current !== null && current !== index}
            data-current={current === index || undefined}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {/* Not disabled at the ends, so that the focus is not lost there. */}
        <button
          type="button"
          className={styles.turn}
          disabled={current === null}
          aria-disabled={atFirst}
          onClick={() => turn(-1)}
        >
          Back
        </button>
        <span className={styles.dots} aria-hidden="true">
          {slides.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <span key={index} data-current={(current ?? 0) === index || undefined} />
          ))}
        </span>
        <button
          type="button"
          className={styles.turn}
          disabled={current === null}
          aria-disabled={atLast}
          onClick={() => turn(1)}
        >
          Next
        </button>
      </div>
    </section>
  );
}

function slideInView(track: HTMLElement | null): number {
  return track === null || track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}

/** Whether an element has a use of its own for the arrow keys. */
function needsArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=checkbox], [type=button]), select, textarea");
}
