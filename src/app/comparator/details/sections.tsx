import { type MouseEvent, useEffect, useState } from "react";
import { details } from "#words/page/details.ts";
import styles from "./sections.module.css";

/** The sections in their order, whose headings their links say too (F5.1). */
const SECTIONS = ["sizes", "text", "seat", "sold"] as const;

export type Section = (typeof SECTIONS)[number];

export function sectionId(section: Section): string {
  return `details-${section}`;
}

/** A section's heading, to which its link leads. */
export function SectionHeading({ section, className = styles.heading }: { section: Section; className?: string }) {
  return (
    <h3 id={sectionId(section)} className={className} tabIndex={-1}>
      {details.sections.headings[section]}
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
  const words = details.sections;
  const [current, setCurrent] = useState<Section>("sizes");

  useEffect(() => {
    function update() {
      const reached = SECTIONS.filter((section) => {
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
    <nav aria-label={words.name} className={`${styles.sections} screen-only`}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          className="inner-ring"
          aria-label={words.headings[section]}
          aria-current={section === current ? "true" : undefined}
          onClick={(event) => follow(event, section)}
        >
          {section === "seat" ? (
            <>
              <span className="only-wide">{words.headings.seat}</span>
              <span className="only-narrow">{words.shortSeat}</span>
            </>
          ) : (
            words.headings[section]
          )}
        </a>
      ))}
    </nav>
  );
}
