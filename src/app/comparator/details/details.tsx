import type { LayoutKind } from "../../browser/media-query.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { useLater } from "../use-later.ts";

/** Loads when the details are opened. */
const loadView = async () => (await import("./details-view.tsx")).DetailsView;

interface DetailsProps {
  /** The drawing refers to it with `aria-details`. */
  id: string;
  layout: LayoutKind;
  session: ComparisonSession;
  open: boolean;
  onClose(): void;
  /** The details cannot be loaded. */
  onFail(): void;
}

export function Details({ id, layout, session, open, onClose, onFail }: DetailsProps) {
  const View = useLater(open, loadView, onFail);
  return open && View !== null ? <View id={id} layout={layout} session={session} onClose={onClose} /> : null;
}
