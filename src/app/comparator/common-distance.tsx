import { type CSSProperties, type ReactNode, useId } from "react";
import { parseDistance } from "#comparison/distance.ts";
import { unitsOf } from "#comparison/units.ts";
import { distancesTo } from "#domain/viewing/seat.ts";
import { NumberField } from "#ui/number-field.tsx";
import { comparator } from "#words/page/comparator.ts";
import { distances } from "#words/page/distances.ts";
import { errors } from "#words/page/errors.ts";
import styles from "./common-distance.module.css";
import { useSession } from "./session.ts";
import { useTypedSetting } from "./use-typed-setting.ts";

/**
 * The distance to all screens without one of their own (D32): one value in the seat's mark, the details and the link, a text with its
 * unit. While none is typed the usual ones stand in its place (D58). Leaving the input or Enter sets it, so that undo has one step.
 */
export function CommonDistance(): ReactNode {
  const { comparison, dispatch } = useSession();
  const { distance, screens } = comparison;
  const { first: unit } = unitsOf(comparison);
  const id = useId();
  const errorId = useId();
  const current = distance === null ? "" : distances.viewingDistanceText(distance, unit);
  const { field, isWrong, commit } = useTypedSetting(current, (typed) => {
    const isNone = typed.trim() === "";
    const value = typed === current ? distance : parseDistance(typed, unit);
    if (value === null && !isNone) return null;
    if (value !== distance) dispatch({ type: "set-view", view: { distance: value } });
    return value === null ? "" : distances.viewingDistanceText(value, unit);
  });
  const usual = distancesTo(
    screens.map(({ screen: { distance: _, ...spec } }) => spec),
    null,
  );
  const placeholder = usual.map((each) => distances.viewingDistanceText(each, unit)).join(", ");

  return (
    <span className={`${styles.distance} wrapping muted screen-only`}>
      <label htmlFor={id}>{comparator.distance.word}</label>
      <NumberField
        id={id}
        aria-label={comparator.distance.name}
        className={styles.field}
        aria-describedby={isWrong ? errorId : undefined}
        placeholder={placeholder}
        style={{ "--characters": placeholder.length } as CSSProperties}
        {...field}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      <span id={errorId} role="status" className={styles.error}>
        {isWrong && errors.invalid(["distance"], unit)}
      </span>
    </span>
  );
}
