import { Button, ButtonLink } from "#ui/button.tsx";
import { opensDialog } from "#ui/dialog-commands.ts";
import { home } from "#words/page/home.ts";
import { useLayoutKind } from "../browser/media-query.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import { sitePath } from "../navigation/site-path.ts";
import type { LatestProps } from "./latest-articles.tsx";
import { LATEST_DRAWER_ID, LatestDrawer } from "./latest-drawer.tsx";

/** The button at the top right of the mobile layout, and the drawer that it opens (S2). */
export function LatestButton({ latest }: LatestProps) {
  const [open, setOpen] = useOverlay("articles");
  const layout = useLayoutKind();
  const { heading, articles } = home.latest;
  return (
    <>
      <Button
        look="tool"
        icon="newspaper"
        aria-label={heading}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...opensDialog(LATEST_DRAWER_ID)}
        onClick={() => setOpen(true)}
      >
        {articles}
      </Button>
      <noscript>
        <ButtonLink look="tool" icon="newspaper" href={sitePath("/info")}>
          {articles}
        </ButtonLink>
      </noscript>
      {layout !== "wide" && <LatestDrawer latest={latest} open={open} onOpenChange={setOpen} />}
    </>
  );
}
