import { useEffect, useRef } from "react";

/** Says each new text once to a screen reader, when it comes to a rest; shows nothing. */
export function LiveRegion({ text }: { text: string }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current !== null) region.current.textContent = text;
  }, [text]);
  return <div ref={region} aria-live="polite" className="visually-hidden" />;
}
