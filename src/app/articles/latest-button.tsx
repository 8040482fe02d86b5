import { IconButton } from "../../ui/icon-button.tsx";
import { useLayoutKind } from "../browser/media-query.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import type { Showing } from "./kept.ts";
import { LatestDrawer } from "./latest-drawer.tsx";
import type { ArticleTitle } from "./load.ts";

interface LatestButtonProps {
  latest: Showing<readonly ArticleTitle[]>;
}

/** The phone's button at the top right, and the drawer of articles it opens (S2). */
export function LatestButton({ latest }: LatestButtonProps) {
  const [open, setOpen] = useOverlay("articles");
  const layout = useLayoutKind();
  return (
    <>
      <IconButton
        icon="list"
        label="Latest articles"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {layout === "narrow" && <LatestDrawer latest={latest} open={open} onOpenChange={setOpen} />}
    </>
  );
}
