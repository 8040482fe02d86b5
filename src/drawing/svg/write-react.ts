import { createElement, type ReactNode, type SVGProps } from "react";
import type { Attributes, SvgElement, SvgNode } from "./element.ts";

interface ReactOptions {
  /** The page's names for the elements' classes. */
  readonly classNames?: Readonly<Record<string, string | undefined>>;
  /** What else an element gets, such as event handlers. */
  propsOf?(element: SvgElement): SVGProps<SVGElement>;
}

/** Elements as React elements for a page. */
export function writeReact(nodes: readonly SvgNode[], options: ReactOptions = {}): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { name, attributes, children, key, data = {} } = node;
    const { class: className, ...rest } = attributes;
    return createElement(
      name,
      {
        key: key ?? index,
        className: className === undefined ? undefined : options.classNames?.[className],
        ...renamed(rest, reactName),
        ...renamed(data, (attribute) => `data-${attribute}`),
        ...options.propsOf?.(node),
      },
      ...writeReact(children, options),
    );
  });
}

function renamed(attributes: Attributes, rename: (attribute: string) => string): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [rename(attribute), value]));
}

/** React spells attributes in camel case, but for those that begin with `aria-`. */
function reactName(attribute: string): string {
  if (attribute.startsWith("aria-")) return attribute;
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
