import type { ReactNode } from "react";

interface UnbrokenProps {
  children: string;
  /** Shows a part of the title. */
  show?: (part: string) => ReactNode;
}

/** A title whose numbers stay with their words: a browser may break "65-inch" at its hyphen. */
export function Unbroken({ children, show = (part) => part }: UnbrokenProps): ReactNode {
  // Every other piece matches.
  return children.split(/(\d{1,6}-\p{L}+)/u).map((piece, index) =>
    index % 2 === 0 ? (
      show(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a title never move
      <span key={index} className="unbroken">
        {show(piece)}
      </span>
    ),
  );
}
