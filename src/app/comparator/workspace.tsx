import { memo, useDeferredValue, useState } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { AnswerOffer } from "../languages/language-menu.tsx";
import { Answer } from "./answer/answer.tsx";
import { StageLengths } from "./answer/lengths-control.tsx";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { PrintedFigures } from "./printed/printed-figures.tsx";
import { ScaledDrawing } from "./scaled-drawing.tsx";
import { ProposeContext, Session, useSession } from "./session.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";

export const WORKSPACE_ID = "drawing";

interface WorkspaceProps {
  /** Shows the screen's editor. */
  onOpenEditor(id: ScreenId): void;
}

/**
 * The toolbar, the drawing, the answer and the details. They are slow to render on a phone: behind the open drawer of
 * editors, an editor shows a change first.
 */
export function Workspace({ behindDrawer, onOpenEditor }: WorkspaceProps & { behindDrawer: boolean }) {
  const session = useSession();
  const deferredSession = useDeferredValue(session);
  return (
    <Session value={behindDrawer ? deferredSession : session}>
      <Content onOpenEditor={onOpenEditor} />
    </Session>
  );
}

const Content = memo(function Content({ onOpenEditor }: WorkspaceProps) {
  const details = useDetails();
  const [proposed, propose] = useState<ScreenDescription | null>(null);
  const [tab, setTab] = useState<Size | null>(null);
  const [hasDragged, setDragged] = useState(false);
  return (
    <main
      id={WORKSPACE_ID}
      className={styles.workspace}
      data-details={details.panelId !== undefined || undefined}
      tabIndex={-1}
    >
      <Toolbar details={details} />
      <div className={styles.stage}>
        <ScaledDrawing
          detailsId={details.panelId}
          proposed={proposed}
          tab={tab}
          onDragged={() => setDragged(true)}
          onOpenEditor={onOpenEditor}
        />
        <OutlineList onOpen={onOpenEditor} />
        <Notices />
        <StageLengths />
      </div>
      <Answer
        brief={details.panelId !== undefined}
        hasDragged={hasDragged}
        onTab={setTab}
        onScaling={() => details.showSection("text")}
        onEdit={onOpenEditor}
      />
      <AnswerOffer />
      <PrintedFigures />
      <ProposeContext value={propose}>
        <Details details={details} />
      </ProposeContext>
    </main>
  );
});
