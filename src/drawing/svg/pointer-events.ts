import type { PointerEvent } from "react";

export interface PointerProps {
  /** Called while a mouse or pen points at a screen, and with null when it leaves. */
  onHighlight?: ((number: number | null) => void) | undefined;
  /** Called when a screen is clicked or tapped. */
  onSelect?: ((number: number) => void) | undefined;
}

/** The handlers of a mark that belongs to a screen. A finger selects without pointing first. */
export function pointerEvents(number: number, { onHighlight, onSelect }: PointerProps) {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && onHighlight?.(number),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && onHighlight?.(null),
    onClick: () => onSelect?.(number),
  };
}
