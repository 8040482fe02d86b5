import { use, useEffect } from "react";
import { answerOf } from "../../../comparison/answer.ts";
import { isNumbered, type ScreenId } from "../../../comparison/listed-screen.ts";
import { rowFigures } from "../../../comparison/summary.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import styles from "./screen-card.module.css";
import { BothUnits } from "./size-table.tsx";
import { Swatch } from "./swatch.tsx";

interface ScreenCardProps {
  onEdit(id: ScreenId): void;
}

/** The figures of the outline that was tapped on a phone, and the way to its editor. */
export function ScreenCard({ onEdit }: ScreenCardProps) {
  const { comparison } = useSession();
  const { selectedId, onSelect } = use(HighlightContext);
  const close = () => onSelect(null);
  useEffect(() => {
    if (selectedId === null) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onSelect(null);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [selectedId, onSelect]);

  if (selectedId === null) return null;
  const answer = answerOf(comparison);
  const row = answer?.rows.find((each) => each.id === selectedId);
  if (answer === null || row === undefined) return null;
  return (
    <Notice
      role="region"
      aria-label="Selected screen"
      className={styles.card}
      dismiss={{ label: "Close", onClick: close }}
    >
      <p className={styles.figures}>
        <b className={styles.title}>
          <Swatch colour={row.screen.colour} number={isNumbered(comparison.screens.length) ? row.number : undefined} />
          <span className="ellipsis">{row.title}</span>
        </b>
        {answer.pixels !== null && <span>{`In pixels ${rowFigures(row, answer)[0]}`}</span>}
        <span>
          <BothUnits figures={row.size} units={answer.units} />
        </span>
        {answer.pixels === null && (
          <span>
            <BothUnits figures={row.measures.area} units={answer.units} />
          </span>
        )}
      </p>
      <Button look="link" onClick={() => onEdit(selectedId)}>
        Edit
      </Button>
    </Notice>
  );
}
