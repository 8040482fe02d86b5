import { useEffect, useRef } from "react";

/** Announces each new text to screen readers when they are idle. Invisible. */
export function LiveRegion({ text }: { text: string }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current !== null) region.current.textContent = text;
  }, [text]);
  return <div ref={region} aria-live="polite" className="visually-hidden" />;
}
