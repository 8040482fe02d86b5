import { type PointerEvent, type Ref, useRef } from "react";
import type { Size } from "#domain/geometry/size.ts";
import styles from "./calibration-dialog.module.css";

interface CardStageProps {
  /** The drawn card in CSS pixels. */
  card: Size;
  upright: boolean;
  /** Whether there is no room for the card's lower end. */
  cut: boolean;
  /** The element that has room for the card. */
  ref: Ref<HTMLDivElement>;
  /** Called with the card's new width while its edge is dragged. */
  onWidth(width: number): void;
}

/** A bank card whose right edge follows the pointer. Its left edge stays, since a real card is held there. */
export function CardStage({ card, upright, cut, ref, onWidth }: CardStageProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(null);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: card.width };
  }

  function onPointerMove({ clientX }: PointerEvent) {
    if (start.current !== null) onWidth(start.current.width + clientX - start.current.x);
  }

  function endDrag() {
    start.current = null;
  }
  return (
    <div
      ref={ref}
      className={styles.stage}
      data-cut={cut || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      <div
        data-card=""
        className={styles.card}
        data-upright={upright || undefined}
        style={{ inlineSize: `${card.width}px`, blockSize: `${card.height}px` }}
      >
        <span className={styles.chip} />
        <span className={styles.handle} />
      </div>
    </div>
  );
}
