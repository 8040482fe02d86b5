import { createElement, Fragment, type ReactNode } from "react";
import type { RichText } from "#words/rich-text.ts";

/** Shows a text with elements between its words. */
export function rich(text: RichText<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...text);
}
