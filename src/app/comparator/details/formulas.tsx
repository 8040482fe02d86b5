import { EXPLANATIONS } from "../../../domain/display/pixels.ts";
import styles from "./details.module.css";

/** How the figures come about and which sources they rest on (F7.1). */
export function Formulas() {
  return (
    <details className={styles.formulas}>
      <summary>Formulas and sources</summary>
      {Object.values(EXPLANATIONS).map(({ title, formula, source }) => (
        <section key={title}>
          <h4>{title}</h4>
          <p className={styles.formula}>{formula}</p>
          <p>{source}</p>
        </section>
      ))}
    </details>
  );
}
