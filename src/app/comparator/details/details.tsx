import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import type { LayoutKind } from "../../browser/media-query.ts";
import { useLater } from "../use-later.ts";

/** The numbers behind the drawing are no part of the page until they are asked for. */
const loadView = async () => (await import("./details-view.tsx")).DetailsView;

interface DetailsProps {
  /** What the drawing names as its details (`aria-details`), while they are beside it. */
  id: string;
  layout: LayoutKind;
  screens: readonly DrawnScreen[];
  open: boolean;
  onClose(): void;
  /** Where they cannot be loaded. */
  onFail(): void;
}

export function Details({ id, layout, screens, open, onClose, onFail }: DetailsProps) {
  const View = useLater(open, loadView, onFail);
  return open && View !== null ? <View id={id} layout={layout} screens={screens} onClose={onClose} /> : null;
}
