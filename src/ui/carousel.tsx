import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./carousel.module.css";

interface CarouselProps {
  words: {
    readonly name: string;
    /** What it is, for screen readers, and what each of its slides is. */
    readonly role: string;
    readonly slideRole: string;
    readonly slides: string;
    slide(number: number, count: number): string;
    /** On the buttons. */
    readonly back: string;
    readonly next: string;
  };
  children: ReactNode;
}

/**
 * Slides side by side, one in view. Swipes, buttons and arrow keys change the slide. The browser's scroll position is the
 * only state, and screen readers see only the slide in view. Without scripts the slides are one below the other.
 */
export function Carousel({ words, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const last = slides.length - 1;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** The target of a button or key while the slides still move. */
  const target = useRef<number | null>(null);
  /** The slide in view; null until hydration. */
  const [current, setCurrent] = useState<number | null>(null);

  // An effect, since the scroll position is known only after the layout.
  useEffect(() => setCurrent(slideInView(track.current)), []);

  function move(by: 1 | -1) {
    const { current: strip } = track;
    if (strip === null) return;
    const to = Math.min(last, Math.max(0, (target.current ?? slideInView(strip)) + by));
    target.current = to;
    strip.scrollTo({ left: to * strip.clientWidth });
  }

  function onScroll() {
    const inView = slideInView(track.current);
    if (inView === target.current) target.current = null;
    setCurrent(inView);
  }

  function forgetTarget() {
    target.current = null;
  }

  useEffect(() => {
    // In a dialog the arrow keys work wherever the focus is.
    const keyArea = root.current?.closest("dialog") ?? root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || usesArrowKeys(event.target)) return;
      event.preventDefault();
      move(by);
    };
    keyArea?.addEventListener("keydown", onKeyDown);
    return () => keyArea?.removeEventListener("keydown", onKeyDown);
  });

  const atFirst = current === null || current === 0;
  const atLast = current === null || current === last;
  return (
    <section ref={root} aria-label={words.name} aria-roledescription={words.role} className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={track}
        className={styles.track}
        aria-live="polite"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-label={words.slides}
        onScroll={onScroll}
        onPointerDown={forgetTarget}
        onWheel={forgetTarget}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
            key={index}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={words.slide(index + 1, slides.length)}
            aria-hidden={current !== null && current !== index}
            data-current={current === index || undefined}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className={`${styles.controls} level-row`}>
        {/* Not disabled at the ends, which would lose the focus. */}
        <Button className={styles.turn} disabled={current === null} aria-disabled={atFirst} onClick={() => move(-1)}>
          {words.back}
        </Button>
        <span className={styles.dots} aria-hidden="true">
          {slides.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change their order
            <span key={index} data-current={(current ?? 0) === index || undefined} />
          ))}
        </span>
        <Button className={styles.turn} disabled={current === null} aria-disabled={atLast} onClick={() => move(1)}>
          {words.next}
        </Button>
      </div>
    </section>
  );
}

function slideInView(track: HTMLElement | null): number {
  return track === null || track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}

/** Whether an element uses the arrow keys itself. */
function usesArrowKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=checkbox], [type=button]), select, textarea");
}
