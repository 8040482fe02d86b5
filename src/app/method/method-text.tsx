import { Link } from "react-router";
import { formulas } from "#words/page/formulas.ts";
import { method } from "#words/page/method.ts";
import { rich } from "../rich.ts";
import styles from "./method-text.module.css";

/** How the figures of the drawings, the details and the articles are made. */
export function MethodText() {
  const { introduction, rounding, sizes, definitions, objects, sources, further } = method;
  const { all } = formulas;
  return (
    <>
      <p>{introduction}</p>
      <h2>{rounding.heading}</h2>
      <p>{rounding.text}</p>
      <h2>{sizes.heading}</h2>
      <p>{rich(sizes.text((models) => <Link to="/sizes">{models}</Link>))}</p>
      <h2>{definitions}</h2>
      <dl className={styles.definitions}>
        {all.map(({ title, formula, source }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{formula}</dd>
            <dd className={styles.source}>{source}</dd>
          </div>
        ))}
      </dl>
      <h2>{objects.heading}</h2>
      <p>{objects.text}</p>
      <h2>{sources.heading}</h2>
      <ul>
        {sources.list.map(({ href, name, use }) => (
          <li key={href}>
            {rich(
              sources.source(
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>,
                use,
              ),
            )}
          </li>
        ))}
      </ul>
      <p>{rich(further((comparison) => <Link to="/">{comparison}</Link>))}</p>
    </>
  );
}
