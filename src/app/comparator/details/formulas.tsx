import styles from "./details.module.css";
import { EXPLANATIONS } from "./explanations.ts";

/** How the figures come about and which sources they rest on (F7.1). */
export function Formulas() {
  return (
    <details className={styles.formulas}>
      <summary>Formulas and sources</summary>
      {EXPLANATIONS.map(({ title, formula, source }) => (
        <section key={title} className="muted">
          <h4>{title}</h4>
          <p>{formula}</p>
          <p>{source}</p>
        </section>
      ))}
    </details>
  );
}
