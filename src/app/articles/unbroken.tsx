import type { ReactNode } from "react";

/** A title whose numbers stay with their words: a browser may break "65-inch" at its hyphen. */
export function Unbroken({ children }: { children: string }): ReactNode {
  // Every other piece matches.
  return children.split(/(\d{1,6}-\p{L}+)/u).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a title never move
      <span key={index} className="unbroken">
        {piece}
      </span>
    ),
  );
}
