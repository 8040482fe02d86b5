import { memo, useMemo, useRef } from "react";
import { Drawing } from "../../drawing/writers/drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { type LayoutKind, useMotionWelcome } from "../browser/media-query.ts";
import { useTemporary } from "../browser/temporary.ts";
import { usePainted } from "../startup/painted.ts";
import styles from "./comparator.module.css";
import { Details } from "./details/details.tsx";
import { useDetails } from "./details/use-details.ts";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { Comparison } from "./use-comparison.ts";

/** The panel of the details, to which the drawing refers. */
const DETAILS_ID = "details";

/** How long it is told what came of something that cannot be seen, in milliseconds. */
const TOLD_FOR = 3000;

interface WorkspaceProps {
  comparison: Comparison;
  layout: LayoutKind;
  /** The number of the screen that stands out now. */
  lifted: number | null;
  onLift(number: number | null): void;
  /** Asks for the editor of a screen that has none on the page: it stands in the phone's drawer. */
  onOpenDrawer(open: true): void;
}

/**
 * The drawing and what belongs to it. Behind the open drawer it follows a change of the editors by a frame: what a finger
 * touches is to answer first.
 */
export function Workspace({ comparison, behind, ...rest }: WorkspaceProps & { behind: boolean }) {
  return <Shown comparison={usePainted(comparison, behind)} {...rest} />;
}

const Shown = memo(function Shown({ comparison, layout, lifted, onLift, onOpenDrawer }: WorkspaceProps) {
  const { screens, alignment } = comparison;
  const moves = useMotionWelcome();
  const place = useRef<HTMLDivElement>(null);
  const area = useElementSize(place);
  const details = useDetails(layout);
  const highlight = useMemo(() => (lifted === null ? null : { number: lifted, by: "pointer" as const }), [lifted]);
  const [told, tell] = useTemporary<string>(TOLD_FOR);

  return (
    <main className={styles.workspace} tabIndex={-1}>
      <div className={styles.stage}>
        <div ref={place} className={styles.area}>
          <Drawing
            screens={screens}
            area={area}
            narrow={layout === "narrow"}
            alignment={alignment}
            moves={moves}
            highlight={highlight}
            onHighlight={onLift}
            detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
          />
        </div>
        <OutlineList screens={screens} onLift={onLift} onOpen={openEditor} />
        {screens.length === 0 && (
          <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>
        )}
        <Notices comparison={comparison} />
        <Toolbar
          comparison={comparison}
          detailsOpen={details.open}
          onDetails={details.toggle}
          detailsButton={details.button}
          told={told}
          tell={tell}
        />
      </div>
      <Details
        id={DETAILS_ID}
        layout={layout}
        screens={screens}
        open={details.open}
        onClose={details.close}
        onFail={() => {
          details.close();
          tell("Unable to load the details");
        }}
      />
    </main>
  );

  function openEditor(number: number) {
    const editor = document.querySelector(`[data-editor="${number}"] input`);
    if (editor instanceof HTMLElement) editor.focus();
    else onOpenDrawer(true);
  }
});
