import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { help as helpWords } from "#words/page/help.ts";
import { type LayoutKind, useLayoutKind } from "../browser/media-query.ts";
import { CloseForm } from "../startup/served-dialog.tsx";
import styles from "./help.module.css";
import * as narrow from "./pictures/narrow-pictures.tsx";
import * as wide from "./pictures/wide-pictures.tsx";
import { readSkipIntro, writeSkipIntro } from "./skip-intro-cookie.ts";
import { Welcome } from "./welcome.tsx";

interface HelpDialogProps {
  onClose(): void;
  /** The dialog opened by itself: says what the site is for, or offers a returning visitor the last comparison. */
  introduces?: boolean;
}

/** S2: the intro and help dialog, with other steps in each layout. */
export function HelpDialog({ onClose, introduces = false }: HelpDialogProps) {
  const layout = useLayoutKind();
  const { title, introduction, start } = helpWords;
  return (
    <Dialog
      title={title}
      heading={introduces ? introduction.heading : undefined}
      onClose={onClose}
      footer={
        <>
          <StartupChoice key={layout} layout={layout} />
          <CloseForm onClose={onClose}>
            <Button type="submit" look="commit" className={styles.start}>
              {start}
            </Button>
          </CloseForm>
        </>
      }
    >
      {introduces && <Welcome />}
      {layout !== "narrow" && (
        <Suspense>
          <div className={`${styles.wide} only-wide`}>
            <WideSteps />
          </div>
        </Suspense>
      )}
      {layout !== "wide" && (
        <Suspense>
          <div className={`${styles.narrow} only-narrow`}>
            <NarrowSteps />
          </div>
        </Suspense>
      )}
    </Dialog>
  );
}

function WideSteps() {
  const { carousel, wide: steps } = helpWords;
  return (
    <Carousel words={carousel}>
      <HelpStep number={1} picture={<wide.SetSpecificationsPicture />}>
        {steps.setSpecifications.text}
      </HelpStep>
      <HelpStep number={2} picture={<wide.SeeComparisonPicture />}>
        {steps.seeComparison.text}
      </HelpStep>
      <HelpStep number={3} picture={<wide.AddScreensPicture />}>
        {steps.addScreens.text}
      </HelpStep>
    </Carousel>
  );
}

function NarrowSteps() {
  const { carousel, narrow: steps } = helpWords;
  return (
    <Carousel words={carousel}>
      <HelpStep number={1} picture={<narrow.OpenPanelPicture />}>
        {steps.openPanel.text}
      </HelpStep>
      <HelpStep number={2} picture={<narrow.SetSpecificationsPicture />}>
        {steps.setSpecifications.text}
      </HelpStep>
      <HelpStep number={3} picture={<narrow.ApplyPicture />}>
        {steps.apply.text}
      </HelpStep>
      <HelpStep number={4} picture={<narrow.SeeComparisonPicture />}>
        {steps.seeComparison.text}
      </HelpStep>
      <HelpStep number={5} picture={<narrow.AddScreensPicture />}>
        {steps.addScreens.text}
      </HelpStep>
    </Carousel>
  );
}

/** One step: its text, and a picture of where to press or look. */
function HelpStep({ number, picture, children }: { number: number; picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.step}>
      {picture}
      <p className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {children}
      </p>
    </div>
  );
}

/** The preference for one layout. The checkbox stores it at once (S4.11). */
function StartupChoice({ layout }: { layout: LayoutKind }) {
  const { skip } = helpWords;
  const [skips, setSkips] = useState(() => layout !== "unknown" && readSkipIntro(layout));
  return (
    <label className={`${styles.choice} level-row`}>
      <input
        type="checkbox"
        checked={skips}
        disabled={layout === "unknown"}
        onChange={({ target: { checked } }) => {
          setSkips(checked);
          if (layout !== "unknown") writeSkipIntro(layout, checked);
        }}
      />
      {skip}
    </label>
  );
}
