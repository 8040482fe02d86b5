import { type HTMLAttributes, useId } from "react";
import styles from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string>
  extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  /** What each value is called, in their order. */
  labels: Readonly<Record<Value, string>>;
  /** What screen readers call it instead. */
  names?: Readonly<Record<NoInfer<Value>, string>>;
  value: NoInfer<Value>;
  onChange(value: NoInfer<Value>): void;
}

/** Radio buttons as one strip, for two or three short words. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { labels, names, value, onChange, className = "", ...rest } = props;
  const name = useId();
  return (
    <div role="radiogroup" className={`${styles.strip} ${className}`} {...rest}>
      {(Object.entries(labels) as [Value, string][]).map(([one, label]) => (
        <label key={one} className={styles.segment}>
          <input
            type="radio"
            name={name}
            aria-label={names?.[one]}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
