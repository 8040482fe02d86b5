import { Button } from "#ui/button.tsx";
import type { AnswerPart } from "#words/answer-part.ts";
import { answerView } from "#words/page/answer-view.ts";
import { Parts } from "./sentence.tsx";
import styles from "./text-line.module.css";

interface TextLineProps {
  parts: readonly AnswerPart[];
  onScaling(): void;
}

/** `Text at 100% is 33% smaller, with room for 3840×2160.` and what leads to the scaling (D45.3). */
export function TextLine({ parts, onScaling }: TextLineProps) {
  const { changeScaling } = answerView;
  return (
    <p className={`${styles.line} muted`}>
      <Parts parts={parts} />{" "}
      <Button look="link" className={`${styles.change} screen-only`} onClick={onScaling}>
        {changeScaling}
      </Button>
    </p>
  );
}
