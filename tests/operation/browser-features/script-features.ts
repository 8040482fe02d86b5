import { parse } from "acorn";
import { full } from "acorn-walk";
import { api, type Feature, javascript, lackedBy } from "./support.ts";

/** Every supported browser has all of it. Newer syntax is an error. */
const SYNTAX = 2024;

const builtins = (javascript.builtins ?? {}) as Readonly<Record<string, Feature | undefined>>;

/** The objects of the platform that our own scripts use by these names. */
const NAMED: Readonly<Record<string, Feature | undefined>> = {
  window: api.Window,
  globalThis: api.Window,
  navigator: api.Navigator,
  document: api.Document,
  history: api.History,
  location: api.Location,
  screen: api.Screen,
};

/** Those whose members are recognised by their names alone. */
const ELEMENTS = ["Element", "HTMLElement", "HTMLDialogElement", "HTMLInputElement", "Node", "Event", "Range"];

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
}

/**
 * The features of a script that a supported browser lacks, such as `URL.parse`, and the browsers. What has a member is
 * often unknown: then its name counts where every object that has it lacks it.
 */
export function missingInScript(script: string): Map<string, readonly string[]> {
  const missing = new Map<string, readonly string[]>();
  const add = (name: string, features: readonly (Feature | undefined)[]) => {
    const known = features.filter((feature) => feature?.__compat !== undefined) as Feature[];
    const lacking = known.map((feature) => lackedBy(feature));
    if (lacking.length > 0 && lacking.every((browsers) => browsers.length > 0)) missing.set(name, lacking[0] ?? []);
  };
  const addMember = (object: string | undefined, name: string) => {
    const named = NAMED[object ?? ""];
    if (named !== undefined) add(`${object}.${name}`, [named[name]]);
    else if (object !== undefined && (builtins[object] ?? api[object]) !== undefined)
      add(`${object}.${name}`, [builtins[object]?.[name], api[object]?.[`${name}_static`]]);
    else
      add(
        `.${name}`,
        [...Object.values(builtins), ...ELEMENTS.map((element) => api[element])].map((each) => each?.[name]),
      );
  };
  full(parse(script, { ecmaVersion: SYNTAX, sourceType: "module" }), (found: unknown) => {
    const { type, object, property, computed, callee } = found as Node;
    if (type === "NewExpression" && callee?.name !== undefined)
      add(callee.name, [builtins[callee.name], api[callee.name]]);
    if (type === "MemberExpression" && !computed && property?.name !== undefined)
      addMember(object?.name, property.name);
  });
  return missing;
}
