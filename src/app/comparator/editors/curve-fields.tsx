import type { CSSProperties, Dispatch } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { curvedSide, depthIn, isPossibleCurve, SOLD_RADII, standingSingleIn } from "#domain/display/curve.ts";
import type { Screen } from "#domain/display/screen.ts";
import { IconButton } from "#ui/button.tsx";
import type { MenuContent } from "#ui/menu.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { editors } from "#words/page/editors.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";

interface CurveFieldsProps extends FieldProps {
  /** Offers the sold radii beside the pressed button. */
  onMenu(anchor: HTMLElement): void;
}

/** The radius of the curve in millimetres (D61), and the drawn panel from above. */
export function CurveFields({ entry, label, errorId, dispatch, onMenu, ref }: CurveFieldsProps) {
  const { id, editor, screen, typed } = entry;
  const isWrong = typed.errors.includes("radius");
  const text = editor.radius;
  return (
    <>
      <span className={styles.curve} style={{ "--digits": text.length } as CSSProperties}>
        <NumberField
          ref={ref}
          aria-label={label}
          data-field="radius"
          className={styles.joined}
          placeholder={editors.curve.flat}
          inputMode="text"
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={text}
          onChange={(changed) => dispatch({ type: "type", id, field: "radius", text: changed })}
        />
        {/^\d{3,4}$/.test(text) && (
          <span aria-hidden="true" className={`${styles.curveUnit} muted`}>
            {editors.curve.unit}
          </span>
        )}
        <IconButton
          icon="chevronDown"
          label={editors.curve.sold}
          className={styles.joinedEnd}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
        />
      </span>
      {screen.radius !== undefined && <Arc screen={screen} radius={screen.radius} />}
    </>
  );
}

/** Flat, and the radii that are sold. Each acts at once. */
export function curveMenu({ id, screen }: Entry, dispatch: Dispatch<ComparisonAction>): MenuContent {
  return {
    label: editors.options.radius,
    items: [null, ...SOLD_RADII].map((radius) => ({
      label: radius === null ? editors.curve.flat : editors.curve.radius(radius),
      current: radius === (screen.radius ?? null),
      disabled: radius !== null && !isPossibleCurve({ ...screen, radius }),
      onSelect: () => dispatch({ type: "set-radius", id, radius }),
    })),
  };
}

/** The straight width of the mark, in pixels. */
const STRAIGHT = 62;

/** The panel from above, to scale. */
function Arc({ screen, radius }: { screen: Screen; radius: number }) {
  const scale = STRAIGHT / standingSingleIn(screen, "cm")[curvedSide(screen)];
  const depth = depthIn(screen, "cm") * scale;
  const end = `${STRAIGHT} ${depth.toFixed(1)}`;
  return (
    <svg aria-hidden="true" className={styles.arc} viewBox={`-2 -2 ${STRAIGHT + 4} ${Math.ceil(depth) + 4}`}>
      <path
        d={`M0 ${depth.toFixed(1)}A${((radius / 10) * scale).toFixed(1)} ${((radius / 10) * scale).toFixed(1)} 0 0 1 ${end}`}
      />
    </svg>
  );
}
