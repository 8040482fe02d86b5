import { type MouseEvent, useEffect, useState } from "react";
import styles from "./sections.module.css";

/** The headings of the sections in their order, which their links say too (F5.1). */
const SECTIONS = {
  sizes: "Sizes",
  text: "Text and room",
  seat: "From your seat",
  sold: "Sold sizes",
} as const;

export type Section = keyof typeof SECTIONS;

const ORDER = Object.keys(SECTIONS) as readonly Section[];

export function sectionId(section: Section): string {
  return `details-${section}`;
}

/** A section's heading, to which its link leads. */
export function SectionHeading({ section, className = styles.heading }: { section: Section; className?: string }) {
  return (
    <h3 id={sectionId(section)} className={className} tabIndex={-1}>
      {SECTIONS[section]}
    </h3>
  );
}

/** Scrolls a section to the beginning and moves the focus there. */
export function showSection(section: Section): void {
  const heading = document.getElementById(sectionId(section));
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** How far below its place at the beginning a section's heading may be to count as reached, in pixels. */
const REACHED = 24;

/** Whether a heading is where `scrollIntoView` puts it, or above. */
function isReached(heading: HTMLElement): boolean {
  const scroller = scrollerOf(heading);
  const top = scroller.getBoundingClientRect().top + pixels(getComputedStyle(scroller).scrollPaddingBlockStart);
  return (
    heading.getBoundingClientRect().top <= top + pixels(getComputedStyle(heading).scrollMarginBlockStart) + REACHED
  );
}

/** The panel's own box, or the sheet. */
function scrollerOf({ parentElement }: HTMLElement): HTMLElement {
  if (parentElement === null) return document.documentElement;
  const { overflowY } = getComputedStyle(parentElement);
  return overflowY === "auto" || overflowY === "scroll" ? parentElement : scrollerOf(parentElement);
}

/** `auto` is none. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Links to the sections of the details. They scroll, and the one that is in view is marked. */
export function SectionLinks() {
  const [current, setCurrent] = useState<Section>("sizes");

  useEffect(() => {
    function update() {
      const reached = ORDER.filter((section) => {
        const heading = document.getElementById(sectionId(section));
        return heading !== null && isReached(heading);
      });
      setCurrent(reached.at(-1) ?? "sizes");
    }
    update();
    // Scroll events of the panel and of the sheet do not bubble.
    document.addEventListener("scroll", update, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", update, { capture: true });
  }, []);

  function follow(event: MouseEvent, section: Section) {
    event.preventDefault();
    showSection(section);
  }
  return (
    <nav aria-label="Sections" className={`${styles.sections} screen-only`}>
      {ORDER.map((section) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          className="inner-ring"
          aria-current={section === current ? "true" : undefined}
          onClick={(event) => follow(event, section)}
        >
          {section === "seat" ? (
            <span>
              <span className={styles.long}>From your </span>
              <span className={styles.short}>seat</span>
            </span>
          ) : (
            SECTIONS[section]
          )}
        </a>
      ))}
    </nav>
  );
}
