import type { ListedScreen } from "#comparison/listed-screen.ts";
import { LEAST_SCALING, MOST_SCALING, SCALING_STEP, scalingOf } from "#domain/display/scaling.ts";
import { Stepper } from "#ui/stepper.tsx";
import { comparator } from "#words/page/comparator.ts";
import { numbers } from "#words/page/numbers.ts";
import { site } from "#words/page/site.ts";
import { useSession } from "./session.ts";

/** Sets the scaling of a screen with a resolution, at once (D45). */
export function ScalingStepper({ listed: { id, screen } }: { listed: ListedScreen }) {
  const { scalingOf: nameOf } = comparator;
  const { comparison, dispatch } = useSession();
  return (
    <Stepper
      label={nameOf(screen, comparison.screens)}
      value={scalingOf(screen)}
      least={LEAST_SCALING}
      most={MOST_SCALING}
      step={SCALING_STEP}
      unit={numbers.percentSign}
      words={site.stepper}
      onChange={(scaling) => dispatch({ type: "set-scaling", id, scaling })}
    />
  );
}
