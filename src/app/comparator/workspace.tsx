import { memo, useDeferredValue } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import { Answer } from "./answer/answer.tsx";
import { ScreenCard } from "./answer/screen-card.tsx";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { PrintedFigures } from "./printed/printed-figures.tsx";
import { ScaledDrawing } from "./scaled-drawing.tsx";
import { Session, useSession } from "./session.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";

interface WorkspaceProps {
  /** Shows the screen's editor. */
  onOpenEditor(id: ScreenId): void;
  /** Shows the card of a space to fit into. */
  onOpenSpace(): void;
}

/**
 * The toolbar, the drawing, the answer and the details. They are slow to render on a phone: behind the open drawer of
 * editors, an editor shows a change first.
 */
export function Workspace({ behindDrawer, ...openers }: WorkspaceProps & { behindDrawer: boolean }) {
  const session = useSession();
  const deferredSession = useDeferredValue(session);
  return (
    <Session value={behindDrawer ? deferredSession : session}>
      <Content {...openers} />
    </Session>
  );
}

const Content = memo(function Content({ onOpenEditor, onOpenSpace }: WorkspaceProps) {
  const details = useDetails();
  return (
    <main className={styles.workspace} tabIndex={-1}>
      <div className={styles.tools}>
        <Toolbar details={details} onOpenSpace={onOpenSpace} />
      </div>
      <div className={styles.stage}>
        <ScaledDrawing detailsId={details.panelId} onOpenEditor={onOpenEditor} />
        <OutlineList onOpen={onOpenEditor} />
        <Notices />
        <ScreenCard onEdit={onOpenEditor} />
      </div>
      <Answer brief={details.panelId !== undefined} onScaling={() => details.showSection("text")} />
      <PrintedFigures />
      <Details details={details} />
    </main>
  );
});
