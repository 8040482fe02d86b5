import { formulas } from "#words/page/formulas.ts";
import styles from "./details.module.css";

/** How the figures come about and which sources they rest on (F7.1). */
export function Formulas() {
  const { heading, all } = formulas;
  return (
    <details className={styles.formulas}>
      <summary>{heading}</summary>
      {all.map(({ title, formula, source }) => (
        <section key={title} className="muted">
          <h4>{title}</h4>
          <p>{formula}</p>
          <p>{source}</p>
        </section>
      ))}
    </details>
  );
}
