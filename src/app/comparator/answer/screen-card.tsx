import { useEffect, useEffectEvent } from "react";
import { answerOf } from "../../../comparison/answer.ts";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./screen-card.module.css";
import { BothUnits } from "./size-table.tsx";
import { Swatch } from "./swatch.tsx";

interface ScreenCardProps {
  comparison: Comparison;
  /** The selected screen. */
  id: ScreenId;
  onEdit(): void;
  onClose(): void;
}

/** The figures of the outline that was tapped on a phone, and the way to its editor. */
export function ScreenCard({ comparison, id, onEdit, onClose }: ScreenCardProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const answer = answerOf(comparison);
  const row = answer?.rows.find((each) => each.id === id);
  if (answer === null || row === undefined) return null;
  return (
    <section className={styles.card} aria-label="Selected screen">
      <p className={styles.figures}>
        <b className={styles.title}>
          <Swatch colour={row.screen.colour} />
          <span className={styles.name}>{row.title}</span>
        </b>
        <span>
          <BothUnits figures={row.size} units={answer.units} />
        </span>
        <span>
          <BothUnits figures={row.measures.area} units={answer.units} />
        </span>
      </p>
      <button type="button" className={styles.edit} onClick={onEdit}>
        Edit
      </button>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </section>
  );
}
