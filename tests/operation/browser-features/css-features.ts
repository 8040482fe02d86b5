import { type CssNode, type Declaration, parse, walk } from "css-tree";
import { css, type Feature, lackedBy } from "./support.ts";

const { "at-rules": atRules = {}, properties = {}, selectors = {}, types = {} } = css;

/** Where the data has functions. */
const FUNCTION_TYPES = ["color", "gradient", "image", "transform-function", "filter-function", "basic-shape"];

/** The features of a stylesheet that a supported browser lacks, such as `text-wrap: pretty`, and the browsers. */
export function missingInCss(stylesheet: string): Map<string, readonly string[]> {
  const missing = new Map<string, readonly string[]>();
  const tree = parse(stylesheet, { parseCustomProperty: true });
  const declared = new Set<string>();
  walk(tree, { visit: "Declaration", enter: ({ property }) => void declared.add(property) });

  const add = (name: string, feature: Feature | undefined, property = "") => {
    const lacking = feature === undefined ? [] : lackedBy(feature, (prefix) => declared.has(prefix + property));
    if (lacking.length > 0) missing.set(name, lacking);
  };
  const addDeclaration = ({ property, value }: Declaration, known: Feature | undefined) => {
    add(property, known, property);
    walk(value, (part) => {
      if (part.type === "Identifier") addValue(property, part.name, known);
      else if (part.type === "Dimension") add(part.unit, types.length?.[part.unit]);
      else if (part.type === "Operator" && part.value === "/" && property === "content")
        add("content: x / y", known?.alt_text);
      else if (part.type === "Function")
        for (const type of [types, known, ...FUNCTION_TYPES.map((name) => types[name])])
          add(`${part.name}()`, type?.[part.name]);
    });
  };
  /** Where a browser lacks the whole property, its values are not worth a word. */
  const addValue = (property: string, value: string, known: Feature | undefined) => {
    const feature = known?.[value];
    if (known === undefined || feature === undefined) return;
    const without = lackedBy(known);
    const lacking = lackedBy(feature).filter((browser) => !without.includes(browser));
    if (lacking.length > 0) missing.set(`${property}: ${value}`, lacking);
  };
  walk(tree, function (node: CssNode) {
    if (node.type === "Atrule") add(`@${node.name}`, atRules[node.name]);
    else if (node.type === "Feature") add(`(${node.name})`, atRules.media?.[node.name]);
    else if (node.type === "PseudoClassSelector") add(`:${node.name}`, selectors[node.name]);
    else if (node.type === "PseudoElementSelector") add(`::${node.name}`, selectors[node.name]);
    else if (node.type === "NestingSelector") add("&", selectors.nesting);
    else if (node.type === "Declaration" && !node.property.startsWith("--")) {
      const descriptors = this.atrule && !this.rule ? atRules[this.atrule.name] : undefined;
      addDeclaration(node, (descriptors ?? properties)[node.property]);
    }
  });
  return missing;
}
