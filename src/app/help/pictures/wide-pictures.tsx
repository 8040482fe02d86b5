import type { ReactNode } from "react";
import { help } from "#words/page/help.ts";
import { AddTile, BLUE, Brand, EDITOR_HEIGHT, Editor, Frame, GREEN, Outlines, Paper, PINK, Spot } from "./parts.tsx";
import styles from "./pictures.module.css";

const PANEL = 124;
const EDITORS_TOP = 32;
const STEP = EDITOR_HEIGHT + 6;
const AREA = { x: PANEL, y: 0, width: 268, height: 260 };
const INNER = { x: PANEL + 20, y: 20, width: 228, height: 220 };

export function SetSpecificationsPicture() {
  const { picture } = help.wide.setSpecifications;
  return (
    <Window label={picture}>
      <g opacity="0.4">
        <Paper {...AREA} />
        <Outlines screens={[BLUE, GREEN]} area={INNER} />
      </g>
      <Panel>
        <Editors />
        <Frame x={3} y={EDITORS_TOP - 5} width={118} height={EDITOR_HEIGHT + STEP + 10} />
      </Panel>
    </Window>
  );
}

export function SeeComparisonPicture() {
  const { picture } = help.wide.seeComparison;
  return (
    <Window label={picture}>
      <Paper {...AREA} />
      <Outlines screens={[BLUE, GREEN]} area={INNER} />
      <Panel>
        <g opacity="0.4">
          <Editors />
        </g>
      </Panel>
    </Window>
  );
}

export function AddScreensPicture() {
  const { picture } = help.wide.addScreens;
  return (
    <Window label={picture}>
      <Paper {...AREA} />
      <Outlines screens={[BLUE, GREEN, PINK]} area={INNER} />
      <Panel>
        <Editors />
        <Editor screen={PINK} x={8} y={EDITORS_TOP + 2 * STEP} width={108} check />
        <AddTile x={8} y={EDITORS_TOP + 3 * STEP} width={108} colour="teal" />
        <Spot x={62} y={EDITORS_TOP + 3 * STEP + 14} />
      </Panel>
    </Window>
  );
}

function Editors() {
  return (
    <>
      <Editor screen={BLUE} x={8} y={EDITORS_TOP} width={108} check />
      <Editor screen={GREEN} x={8} y={EDITORS_TOP + STEP} width={108} check />
    </>
  );
}

/** The left panel. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <g>
      <rect fill="var(--surface)" width={PANEL} height="260" />
      <path fill="none" stroke="var(--line)" d={`M${PANEL} 0v260`} />
      <Brand x={12} y={10} />
      {children}
    </g>
  );
}

/** The main screen on desktop, with the latest articles at the right. */
function Window({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg role="img" aria-label={label} className={`${styles.picture} ${styles.window}`} viewBox="0 0 480 260">
      {children}
      <rect fill="var(--surface)" x="392" width="88" height="260" />
      <path fill="none" stroke="var(--line)" d="M392 0v260" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M404 18h44M404 42h60m-60 9h42M404 72h56m-56 9h62M404 102h64m-64 9h36M404 132h52m-52 9h58"
      />
    </svg>
  );
}
