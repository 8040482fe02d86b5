import type { ReactNode } from "react";
import type { IconName } from "#ui/icon.tsx";
import { help } from "#words/page/help.ts";
import {
  AddTile,
  BLUE,
  Brand,
  EDITOR_HEIGHT,
  Editor,
  Frame,
  GREEN,
  Outlines,
  Paper,
  PlacedIcon,
  Spot,
  TITLE,
} from "./parts.tsx";
import styles from "./pictures.module.css";

/** The upper or the lower part of a phone's screen. */
const SCREEN = { x: 60, y: 20, width: 200, height: 300 };
const DRAWER = 168;
const EDITORS_TOP = 61;
const STEP = EDITOR_HEIGHT + 6;
const INNER = { x: 72, y: 76, width: 176, height: 150 };

export function OpenPanelPicture() {
  const { picture } = help.narrow.openPanel;
  return (
    <Phone label={picture}>
      <Workspace />
      <Spot x={80} y={42} />
    </Phone>
  );
}

export function SetSpecificationsPicture() {
  const { picture } = help.narrow.setSpecifications;
  return (
    <Phone label={picture}>
      <Drawer>
        <Editors />
        <Frame x={63} y={EDITORS_TOP - 5} width={DRAWER - 6} height={EDITOR_HEIGHT + STEP + 10} />
      </Drawer>
    </Phone>
  );
}

export function ApplyPicture() {
  const { narrow, pictured } = help;
  return (
    <Phone label={narrow.apply.picture} showsBottom>
      <Drawer>
        <rect fill="var(--commit)" x="68" y="284" width={DRAWER - 16} height="28" rx="4" />
        <text {...TITLE} fill="var(--on-commit)" textAnchor="middle" x={60 + DRAWER / 2} y="302">
          {pictured.apply}
        </text>
        <Editors />
        <Frame x={64} y={280} width={DRAWER - 8} height={36} />
      </Drawer>
    </Phone>
  );
}

export function SeeComparisonPicture() {
  const { picture } = help.narrow.seeComparison;
  return (
    <Phone label={picture}>
      <Workspace />
    </Phone>
  );
}

export function AddScreensPicture() {
  const { picture } = help.narrow.addScreens;
  return (
    <Phone label={picture}>
      <Drawer>
        <Editors />
        <AddTile x={68} y={EDITORS_TOP + 2 * STEP} width={DRAWER - 16} colour="pink" />
        <Spot x={60 + DRAWER / 2} y={EDITORS_TOP + 2 * STEP + 14} />
      </Drawer>
    </Phone>
  );
}

function Editors() {
  return (
    <>
      <Editor screen={BLUE} x={68} y={EDITORS_TOP} width={DRAWER - 16} />
      <Editor screen={GREEN} x={68} y={EDITORS_TOP + STEP} width={DRAWER - 16} />
    </>
  );
}

/** The drawing and the transparent top bar over it. */
function Workspace() {
  const { pictured } = help;
  return (
    <g>
      <Outlines screens={[BLUE, GREEN]} area={INNER} />
      <Tool icon="sliders" word={pictured.edit} x={80} />
      <Brand x={130} y={37} />
      <Tool icon="newspaper" word={pictured.articles} x={238} />
    </g>
  );
}

/** A button of the top bar. */
function Tool({ icon, word, x }: { icon: IconName; word: string; x: number }) {
  return (
    <g>
      <PlacedIcon name={icon} x={x - 5} y={34} size={10} colour="var(--ink)" />
      <text fontSize="6" textAnchor="middle" x={x} y="51">
        {word}
      </text>
    </g>
  );
}

/** The edit panel, over the shaded workspace. */
function Drawer({ children }: { children: ReactNode }) {
  const { editScreens } = help.pictured;
  return (
    <g>
      <Workspace />
      <rect fill="var(--shade)" {...SCREEN} />
      <rect fill="var(--surface)" x="60" y="20" width={DRAWER} height="300" />
      <path fill="none" stroke="var(--line)" d={`M${60 + DRAWER} 20v300M60 54.5h${DRAWER}`} />
      <text {...TITLE} x="72" y="42">
        {editScreens}
      </text>
      {children}
    </g>
  );
}

/** The upper part of a phone, or its lower part. */
function Phone({
  label,
  showsBottom = false,
  children,
}: {
  label: string;
  showsBottom?: boolean;
  children: ReactNode;
}) {
  return (
    <svg role="img" aria-label={label} className={styles.picture} viewBox={`0 ${showsBottom ? 104 : 0} 320 236`}>
      <rect fill="var(--sunk)" width="320" height="340" />
      <rect fill="var(--surface)" stroke="var(--control)" x="54" y="14" width="212" height="312" rx="24" />
      <g className={styles.phoneScreen}>
        <Paper {...SCREEN} />
        {children}
      </g>
    </svg>
  );
}
