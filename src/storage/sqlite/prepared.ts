import type { Database, Statement } from "./database.ts";
import { SQL } from "./statements.ts";

/** The statements of `SQL`, each prepared when it is first asked for. */
export type Prepared = (name: keyof typeof SQL) => Statement;

export function prepareIn(database: Database): Prepared {
  const statements = new Map<keyof typeof SQL, Statement>();
  return (name) => {
    let statement = statements.get(name);
    if (statement === undefined) {
      statement = database.prepare(SQL[name]);
      statements.set(name, statement);
    }
    return statement;
  };
}
