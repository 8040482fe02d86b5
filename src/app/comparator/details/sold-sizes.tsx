import { type ReactNode, useState } from "react";
import { relativeDifference, relativeText } from "../../../comparison/relative-difference.ts";
import { titleText } from "../../../comparison/screen-names.ts";
import { baseOf, type Comparison } from "../../../comparison/state.ts";
import { type SoldRow, type SoldSize, soldSizes } from "../../../domain/catalogue/sold-sizes.ts";
import { lengthText, ratioText } from "../../../domain/display/display-text.ts";
import { type ComparedDimension, measureFigure } from "../../../domain/display/figures.ts";
import { type DisplaySpec, MAX_SCREENS } from "../../../domain/display/screen.ts";
import { Button } from "../../../ui/button.tsx";
import { FigureTable } from "../../../ui/figure-table.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { useSession } from "../session.ts";
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
  const { dispatch } = useSession();
  const id = sectionId("sold");
  const [by, setBy] = useState<ComparedDimension>("height");
  const [chosen, setChosen] = useState<string>();
  const { screens } = comparison;
  const subject = screens.find((listed) => String(listed.id) === chosen) ?? baseOf(comparison);
  if (subject === null) return null;
  const rows = soldSizes(subject.screen, by).map((row) => ({ ...row, id: ratioText(row.ratio) }));
  const isFull = screens.length >= MAX_SCREENS;
  const add = (spec: DisplaySpec) => dispatch({ type: "add-described", spec, after: null, random: Math.random() });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <SectionHeading section="sold" />
        <SegmentedControl aria-labelledby={id} labels={MEASURES} value={by} onChange={setBy} />
        <SelectField aria-label="Screen" value={subject.id} onChange={(event) => setChosen(event.target.value)}>
          {screens.map((listed) => (
            <option key={listed.id} value={listed.id}>
              {titleText(listed.screen, screens)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={styles.sentence}>{soldSentence(rows[0], by, titleText(subject.screen, screens))}</p>
      <FigureTable
        className={styles.table}
        caption={`Sizes ${WORDS[by]} ${titleText(subject.screen, screens)}`}
        rows={rows}
        columns={[
          { heading: "Ratio", cell: (row) => row.id },
          {
            heading: "Exact",
            cell: ({ exact }) =>
              exact && (
                <Button
                  look="value"
                  className={styles.exact}
                  disabled={isFull}
                  aria-label={`Add exactly ${glanceText(exact)} ${ratioText(exact)}`}
                  onClick={() => add(exact)}
                >
                  {`+ ${glanceText(exact)}`}
                </Button>
              ),
          },
          {
            heading: "Nearest sold",
            cell: ({ sold, id: ratio }) =>
              sold.length === 0
                ? `No ${ratio} within 10% is in the list.`
                : sold.map((size) => (
                    <span key={size.display.length} className={styles.sold}>
                      <Button
                        look="value"
                        disabled={isFull}
                        aria-label={`Add ${lengthText(size.display.length, size.display.unit)}`}
                        onClick={() => add(size.display)}
                      >
                        {`+ ${lengthText(size.display.length, size.display.unit)}`}
                      </Button>{" "}
                      <span className={styles.difference}>{soldText(size, by)}</span>
                    </span>
                  )),
          },
        ]}
      />
      <p className={styles.hint}>
        {isFull
          ? "Ten screens at most."
          : "A solid button adds the size that is sold, a dashed one the exact size. Adding can be undone."}
      </p>
    </section>
  );
}

/** `A 16:9 as tall as 34″ 3440×1440 is 26.8″. Sold: 27″, 0.8% taller.` */
function soldSentence(row: SoldRow | undefined, by: ComparedDimension, title: string): string {
  if (row === undefined || row.exact === null) return "";
  const [nearest] = row.sold;
  const exact = `A ${ratioText(row.ratio)} ${WORDS[by]} ${title} is ${glanceText(row.exact)}.`;
  if (nearest === undefined) return exact;
  return `${exact} Sold: ${lengthText(nearest.display.length, nearest.display.unit)}, ${soldText(nearest, by)}.`;
}

/** `0.8% taller`, `1.0% shorter, sold as 27″` */
function soldText({ percent, soldAs }: SoldSize, by: ComparedDimension): string {
  const words = relativeText(relativeDifference({ percent, factor: 1 + percent / 100 }, by));
  return soldAs === null ? words : `${words}, sold as ${lengthText(soldAs, "in")}`;
}

/** `26.8″`: nobody sells hundredths. */
function glanceText({ length, unit }: DisplaySpec): string {
  return measureFigure(length, "width", unit, "answer");
}
