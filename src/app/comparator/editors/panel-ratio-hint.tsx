import type { Dispatch, MouseEvent } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { editedSpec } from "../../../comparison/screen-properties.ts";
import type { Entry } from "../../../comparison/state.ts";
import { panelRatios } from "../../../domain/display/panel-ratio.ts";
import { type Ratio, resolutionText } from "../../../domain/display/resolution.ts";
import styles from "./panel-ratio-hint.module.css";

/** Where 21:9 is entered: what panels sold so really are, as ratios to choose. What was typed stays until then. */
export function PanelRatioHint({ entry, dispatch }: { entry: Entry; dispatch: Dispatch<ComparisonAction> }) {
  const spec = editedSpec(entry.editor);
  const panels = spec === null ? [] : panelRatios(spec);
  if (panels.length === 0) return null;

  // The line goes when it has done its work; the focus goes to what comes next, the green check where there is one.
  function choose(ratio: Ratio, { currentTarget }: MouseEvent<HTMLElement>) {
    const editor = currentTarget.closest("[data-editor]");
    const next =
      editor?.querySelector<HTMLElement>("[data-commit]") ?? editor?.querySelector<HTMLElement>("[data-presets]");
    next?.focus({ preventScroll: true });
    dispatch({ type: "preset", id: entry.id, ratio });
  }

  return (
    <p className={styles.hint}>
      Sold as 21:9:{" "}
      {panels.map(({ ratio, resolution }) => (
        <button
          key={ratio.width}
          type="button"
          className={styles.ratio}
          data-hint={`Such as ${resolutionText(resolution)}`}
          onClick={(event) => choose(ratio, event)}
        >
          {ratio.width}:{ratio.height}
        </button>
      ))}
    </p>
  );
}
