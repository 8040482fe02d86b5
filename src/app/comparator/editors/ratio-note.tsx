import type { Dispatch } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { scalingText } from "../../../comparison/screen-names.ts";
import type { Entry } from "../../../comparison/state.ts";
import { withDecimals } from "../../../domain/display/decimal-text.ts";
import { ratioText } from "../../../domain/display/display-text.ts";
import { pixelsPerInch } from "../../../domain/display/pixel-density.ts";
import { resolutionText } from "../../../domain/display/resolution.ts";
import { panelsOf } from "../../../domain/display/ultrawide.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./ratio-note.module.css";

interface RatioNoteProps {
  entry: Entry;
  dispatch: Dispatch<ComparisonAction>;
  /** The pressed button disappears with the choice, so the focus must move on. */
  onChosen(): void;
}

/** Below the ratio: the density of a typed resolution, or the resolutions of panels that are sold as 21:9. */
export function RatioNote({ entry, dispatch, onChosen }: RatioNoteProps) {
  const typed = entry.typed.value;
  if (typed === null) return null;
  const density = pixelsPerInch(typed);
  if (density !== null) {
    const scaling = typed.scaling === undefined ? "" : ` · scaling ${scalingText(typed)}`;
    return (
      <p
        className={`${styles.note} wrapping fine`}
      >{`${ratioText(typed)} · ${withDecimals(density, 0, 0)} pixels per inch${scaling}`}</p>
    );
  }
  const panels = panelsOf(typed);
  if (panels.length === 0) return null;
  return (
    <p className={`${styles.note} wrapping fine`}>
      <span className={styles.label}>Sold as 21:9:</span>
      {panels.map((resolution) => (
        <Button
          key={resolution.width}
          look="link"
          className={styles.resolution}
          onClick={() => {
            dispatch({ type: "preset", id: entry.id, ratio: resolution });
            onChosen();
          }}
        >
          {resolutionText(resolution)}
        </Button>
      ))}
    </p>
  );
}
