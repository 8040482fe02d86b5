import { Link } from "react-router";
import { formulas } from "#words/page/formulas.ts";
import { method } from "#words/page/method.ts";
import { rich } from "../rich.ts";
import styles from "./method-text.module.css";

/** How the figures of the drawings, the details and the articles are made. */
export function MethodText() {
  return (
    <>
      <p>{method.introduction}</p>
      <h2>{method.rounding.heading}</h2>
      <p>{method.rounding.text}</p>
      <h2>{method.sizes.heading}</h2>
      <p>{rich(method.sizes.text((models) => <Link to="/sizes">{models}</Link>))}</p>
      <h2>{method.definitions}</h2>
      <dl className={styles.definitions}>
        {formulas.all.map(({ title, formula, source }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{formula}</dd>
            <dd className={styles.source}>{source}</dd>
          </div>
        ))}
      </dl>
      <h2>{method.objects.heading}</h2>
      <p>{method.objects.text}</p>
      <h2>{method.sources.heading}</h2>
      <ul>
        {method.sources.list.map(({ href, name, use }) => (
          <li key={href}>
            {rich(
              method.sources.source(
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>,
                use,
              ),
            )}
          </li>
        ))}
      </ul>
      <p>{rich(method.further((comparison) => <Link to="/">{comparison}</Link>))}</p>
    </>
  );
}
