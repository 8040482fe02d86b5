import type { Dispatch } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { editedSpec } from "../../../comparison/screen-properties.ts";
import type { Entry } from "../../../comparison/state.ts";
import { panelRatios } from "../../../domain/display/panel-ratio.ts";
import { resolutionText } from "../../../domain/display/resolution.ts";
import styles from "./panel-ratio-hint.module.css";

interface PanelRatioHintProps {
  entry: Entry;
  dispatch: Dispatch<ComparisonAction>;
  /** The hint disappears with the choice, so the focus must move on. */
  onChosen(): void;
}

/** Offers the exact ratios of panels that are sold as 21:9. */
export function PanelRatioHint({ entry, dispatch, onChosen }: PanelRatioHintProps) {
  const spec = editedSpec(entry.editor);
  const panels = spec === null ? [] : panelRatios(spec);
  if (panels.length === 0) return null;

  return (
    <p className={styles.hint}>
      Sold as 21:9:{" "}
      {panels.map(({ ratio, resolution }) => (
        <button
          key={ratio.width}
          type="button"
          className={styles.ratio}
          data-tooltip={`Such as ${resolutionText(resolution)}`}
          onClick={() => {
            dispatch({ type: "preset", id: entry.id, ratio });
            onChosen();
          }}
        >
          {ratio.width}:{ratio.height}
        </button>
      ))}
    </p>
  );
}
