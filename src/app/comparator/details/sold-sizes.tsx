import { type ReactNode, use, useState } from "react";
import { relativeDifference } from "#comparison/differences.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { isSameSize } from "#comparison/previews.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import { type SoldRow, type SoldSize, soldSizes } from "#domain/catalogue/sold-sizes.ts";
import { colourHex } from "#domain/display/colour.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
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
import { SelectField } from "#ui/select-field.tsx";
import { monthText } from "#words/en/dates.ts";
import { relativeText } from "#words/en/difference.ts";
import { glanceText, lengthText, ratioText } from "#words/en/numbers.ts";
import { titleText } from "#words/en/screens.ts";
import { ProposeContext } from "../proposal.ts";
import { useSession } from "../session.ts";
import sections from "./sections.module.css";
import { SectionHeading, sectionId } from "./sections.tsx";
import styles from "./sold-sizes.module.css";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "As tall as",
  width: "As wide as",
  area: "As large as",
};
const WORDS: Readonly<Record<ComparedDimension, string>> = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
};

/** What is sold near the size of one screen in other ratios; one press adds it (F6.5). */
export function SoldSizes({ comparison }: { comparison: Comparison }): ReactNode {
  const id = sectionId("sold");
  const [by, setBy] = useState<ComparedDimension>("height");
  const [chosen, setChosen] = useState<string>();
  const { screens } = comparison;
  const subject = screens.find((listed) => String(listed.id) === chosen) ?? baseOf(comparison);
  if (subject === null) return null;
  const rows = soldSizes(subject.screen, by).map((row) => ({ ...row, id: ratioText(row.ratio) }));
  const title = titleText(subject.screen, screens);
  return (
    <section aria-labelledby={id} className={sections.section}>
      <div className={`${styles.head} wrapping`}>
        <SectionHeading section="sold" />
        <SegmentedControl className="screen-only" aria-labelledby={id} labels={MEASURES} value={by} onChange={setBy} />
        <SelectField
          aria-label="Screen"
          className="screen-only"
          value={subject.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {screens.map((listed) => (
            <option key={listed.id} value={listed.id}>
              {titleText(listed.screen, screens)}
            </option>
          ))}
        </SelectField>
      </div>
      <SoldSentence row={rows[0]} by={by} title={title} />
      <FigureTable
        className={styles.table}
        caption={`Sizes ${WORDS[by]} ${title}`}
        rows={rows}
        columns={[
          {
            heading: "Ratio",
            cell: ({ id: ratio, exact }) => (
              <span className={`${styles.ratio} wrapping`}>
                {exact && <Picture screen={subject.screen} exact={exact} />}
                {ratio}
              </span>
            ),
          },
          {
            heading: "Exact",
            cell: ({ exact }) =>
              exact && (
                <AddButton
                  spec={{ ...exact, relation: { by, to: displayOf(subject.screen) } }}
                  screens={screens}
                  className={styles.exact}
                  label={`exactly ${glanceText(exact.length, exact.unit)} ${ratioText(exact)}`}
                >
                  {glanceText(exact.length, exact.unit)}
                </AddButton>
              ),
          },
          {
            heading: "Nearest sold",
            cell: ({ sold, id: ratio }) =>
              sold.length === 0
                ? `No ${ratio} is sold within 10%.`
                : sold.map((size) => (
                    <span key={size.display.length} className={`${styles.sold} wrapping`}>
                      <AddButton spec={size.display} screens={screens} label={soldLength(size)}>
                        {soldLength(size)}
                      </AddButton>
                      <span className="muted">{soldText(size, by, ratio)}</span>
                    </span>
                  )),
          },
        ]}
      />
      <p className={`${styles.hint} fine screen-only`}>
        {screens.length >= MAX_SCREENS
          ? "Ten screens at most."
          : "A solid button adds the size that is sold, a dashed one the exact size. Adding can be undone."}{" "}
        List of {monthText(SIZES_RECORDED)}.
      </p>
    </section>
  );
}

interface AddButtonProps {
  spec: ScreenDescription;
  screens: readonly ListedScreen[];
  /** What is added, in words. */
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
      aria-label={done ? `${children} is added` : `Add ${label}`}
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

/** `A 16:9 display as tall as 34″ 3440×1440 would be 26.8″. The nearest sold is 27″, 0.8% taller.` */
function SoldSentence({ row, by, title }: { row: SoldRow | undefined; by: ComparedDimension; title: string }) {
  if (row === undefined || row.exact === null) return null;
  const [nearest] = row.sold;
  return (
    <p className={`${styles.sentence} muted`}>
      A {ratioText(row.ratio)} display {WORDS[by]} <b>{title}</b> would be{" "}
      <b>{glanceText(row.exact.length, row.exact.unit)}</b>.
      {nearest !== undefined && (
        <>
          {" "}
          The nearest sold is <b>{soldLength(nearest)}</b>, {soldText(nearest, by, ratioText(row.ratio))}.
        </>
      )}
    </p>
  );
}

/** `27″` */
function soldLength({ display }: SoldSize): string {
  return lengthText(display.length, display.unit);
}

/** `0.8% taller`, `1.0% shorter, sold as 27″`, and `0.2% shorter, 2560×1080` of an ultrawide with another resolution. */
function soldText({ display, percent, soldAs }: SoldSize, by: ComparedDimension, ratio: string): string {
  const own = ratioText(display);
  return [
    relativeText(relativeDifference(1 + percent / 100, by)),
    ...(own === ratio ? [] : [own]),
    ...(soldAs === null ? [] : [`sold as ${lengthText(soldAs, "in")}`]),
  ].join(", ");
}
