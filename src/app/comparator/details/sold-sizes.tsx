import { type ReactNode, use, useState } from "react";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { isSameSize } from "#comparison/previews.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import { soldSizes } from "#domain/catalogue/sold-sizes.ts";
import { colourHex } from "#domain/display/colour.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { ratioOf } from "#domain/display/measures.ts";
import {
  type DisplaySpec,
  displayOf,
  MAX_SCREENS,
  type Screen,
  type ScreenDescription,
  sizeInInches,
} from "#domain/display/screen.ts";
import { boundsOf, scaleToFit } from "#domain/geometry/size.ts";
import { Button } from "#ui/button.tsx";
import { FigureTable } from "#ui/figure-table.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { SelectField } from "#ui/text-field.tsx";
import { details } from "#words/page/details.ts";
import { Parts } from "../answer/sentence.tsx";
import { ProposeContext, useSession } from "../session.ts";
import sections from "./sections.module.css";
import { SectionHeading, sectionId } from "./sections.tsx";
import styles from "./sold-sizes.module.css";

/** What is sold near the size of one screen in other ratios; one press adds it (F6.5). */
export function SoldSizes({ comparison }: { comparison: Comparison }): ReactNode {
  const id = sectionId("sold");
  const words = details.sold;
  const [by, setBy] = useState<ComparedDimension>("height");
  const [chosen, setChosen] = useState<string>();
  const { screens } = comparison;
  const subject = screens.find((listed) => String(listed.id) === chosen) ?? baseOf(comparison);
  if (subject === null) return null;
  const rows = soldSizes(subject.screen, by).map((row) => ({ ...row, id: ratioOf(row.ratio) }));
  const title = words.title(subject.screen, screens);
  const [first] = rows;
  return (
    <section aria-labelledby={id} className={sections.section}>
      <div className={`${styles.head} wrapping`}>
        <SectionHeading section="sold" />
        <SegmentedControl
          className="screen-only"
          aria-labelledby={id}
          labels={words.measures}
          value={by}
          onChange={setBy}
        />
        <SelectField
          aria-label={words.screen}
          className="screen-only"
          value={subject.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {screens.map((listed) => (
            <option key={listed.id} value={listed.id}>
              {words.title(listed.screen, screens)}
            </option>
          ))}
        </SelectField>
      </div>
      {first?.exact && (
        <p className={`${styles.sentence} muted`}>
          <Parts parts={words.sentence(first, first.exact, by, title)} />
        </p>
      )}
      <FigureTable
        className={styles.table}
        caption={words.caption(by, title)}
        rows={rows}
        columns={[
          {
            heading: words.columns.ratio,
            cell: ({ ratio, exact }) => (
              <span className={`${styles.ratio} wrapping`}>
                {exact && <Picture screen={subject.screen} exact={exact} />}
                {words.ratio(ratio)}
              </span>
            ),
          },
          {
            heading: words.columns.exact,
            cell: ({ exact }) =>
              exact && (
                <AddButton
                  spec={{ ...exact, relation: { by, to: displayOf(subject.screen) } }}
                  screens={screens}
                  className={styles.exact}
                  label={words.addExact(exact)}
                >
                  {words.exactLength(exact)}
                </AddButton>
              ),
          },
          {
            heading: words.columns.nearest,
            cell: ({ sold, ratio }) =>
              sold.length === 0
                ? words.none(ratio)
                : sold.map((size) => (
                    <span key={size.display.length} className={`${styles.sold} wrapping`}>
                      <AddButton spec={size.display} screens={screens} label={words.add(size)}>
                        {words.length(size)}
                      </AddButton>
                      <span className="muted">{words.size(size, by, ratio)}</span>
                    </span>
                  )),
          },
        ]}
      />
      <p className={`${styles.hint} fine screen-only`}>{words.hint(screens.length >= MAX_SCREENS)}</p>
    </section>
  );
}

interface AddButtonProps {
  spec: ScreenDescription;
  screens: readonly ListedScreen[];
  /** What a press does. */
  label: string;
  className?: string | undefined;
  children: string;
}

/** Adds a size, which the drawing previews while the button is pointed at or has the focus. Done, it has a check. */
function AddButton({ spec, screens, label, className = "", children }: AddButtonProps) {
  const { dispatch } = useSession();
  const propose = use(ProposeContext);
  const done = screens.some(({ screen }) => screen.count === undefined && isSameSize(screen, spec));
  const disabled = done || screens.length >= MAX_SCREENS;
  const previews = { onFocus: () => propose(spec), onPointerEnter: () => propose(spec) };
  return (
    <Button
      icon={done ? "check" : "plus"}
      look="pill"
      className={`${styles.add} ${done ? styles.done : className}`}
      // A disabled button would lose the focus with the press.
      aria-disabled={disabled || undefined}
      aria-label={done ? details.sold.isAdded(children) : label}
      {...(disabled ? {} : previews)}
      onBlur={() => propose(null)}
      onPointerLeave={() => propose(null)}
      onClick={() => {
        if (disabled) return;
        propose(null);
        dispatch({ type: "add-described", spec, after: null, random: Math.random() });
      }}
    >
      {children}
    </Button>
  );
}

const PICTURE = { width: 64, height: 36 };
/** The picture without its margin. */
const DRAWN = { width: 58, height: 30 };

/** The screen with the exact size in the other ratio over it. */
function Picture({ screen, exact }: { screen: Screen; exact: DisplaySpec }) {
  const sizes = [sizeInInches(screen), sizeInInches(exact)];
  const scale = scaleToFit(boundsOf(sizes), DRAWN);
  const [own, other] = sizes.map(({ width, height }) => ({
    x: (PICTURE.width - width * scale) / 2,
    y: (PICTURE.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  }));
  const colour = colourHex(screen.colour);
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
      <rect {...own} fill={colour} fillOpacity="0.12" stroke={colour} />
      <rect {...other} fill="none" stroke="currentColor" strokeDasharray="3 2" />
    </svg>
  );
}
