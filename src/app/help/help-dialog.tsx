import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type LayoutKind, useLayoutKind } from "../browser/media-query.ts";
import { CloseForm } from "../startup/close-form.tsx";
import styles from "./help.module.css";
import * as narrow from "./pictures/narrow-pictures.tsx";
import * as wide from "./pictures/wide-pictures.tsx";
import { readSkipIntro, writeSkipIntro } from "./skip-intro-cookie.ts";
import { Welcome } from "./welcome.tsx";

const STEPS = {
  label: "How to compare displays",
  slidesLabel: "Steps",
  slideLabel: (number: number, count: number) => `Step ${number} of ${count}`,
  back: "Back",
  next: "Next",
};

interface HelpDialogProps {
  onClose(): void;
  /** The dialog opened by itself: says what the site is for, or offers a returning visitor the last comparison. */
  introduces?: boolean;
}

/** S2: the intro and help dialog, with other steps in each layout. */
export function HelpDialog({ onClose, introduces = false }: HelpDialogProps) {
  const layout = useLayoutKind();
  return (
    <Dialog
      title="Help"
      heading={introduces ? "See how big screens really are" : undefined}
      onClose={onClose}
      footer={
        <>
          <StartupChoice key={layout} layout={layout} />
          <CloseForm onClose={onClose}>
            <Button type="submit" look="commit" className={styles.start}>
              Get started
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
  return (
    <Carousel {...STEPS}>
      <HelpStep number={1} picture={<wide.SetSpecificationsPicture />}>
        Set the specifications of each colour-coded screen on the left panel.
      </HelpStep>
      <HelpStep number={2} picture={<wide.SeeComparisonPicture />}>
        A visual comparison appears on the right.
      </HelpStep>
      <HelpStep number={3} picture={<wide.AddScreensPicture />}>
        Add more screens with the ‘+’ button.
      </HelpStep>
    </Carousel>
  );
}

function NarrowSteps() {
  return (
    <Carousel {...STEPS}>
      <HelpStep number={1} picture={<narrow.OpenPanelPicture />}>
        Open the edit panel by tapping the edit icon at the top-left.
      </HelpStep>
      <HelpStep number={2} picture={<narrow.SetSpecificationsPicture />}>
        Set the specifications of each colour-coded screen.
      </HelpStep>
      <HelpStep number={3} picture={<narrow.ApplyPicture />}>
        Tap the Apply button.
      </HelpStep>
      <HelpStep number={4} picture={<narrow.SeeComparisonPicture />}>
        The visual comparison appears in the workspace.
      </HelpStep>
      <HelpStep number={5} picture={<narrow.AddScreensPicture />}>
        Add more screens with the ‘+’ button in the edit panel.
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
  const [skips, setSkips] = useState(() => layout !== "unknown" && readSkipIntro(layout));
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={skips}
        disabled={layout === "unknown"}
        onChange={({ target: { checked } }) => {
          setSkips(checked);
          if (layout !== "unknown") writeSkipIntro(layout, checked);
        }}
      />
      Do not show on startup
    </label>
  );
}
