import { COLOUR_NAMES, colourHex } from "#domain/display/colour.ts";
import { type DisplaySpec, sizeInInches } from "#domain/display/screen.ts";
import styles from "./catalogue-list.module.css";

const ROW = { width: 36, height: 28 };
const LEAD = { width: 72, height: 48 };
/** No outline is thinner than a dot. */
const DOT = 2;

interface OutlinePictureProps {
  displays: readonly DisplaySpec[];
  /** Inches that fill the width or the height, so that all pictures of a list have one scale. */
  most: number;
  /** What a text means as a whole has a larger picture of its own scale. */
  isLead: boolean;
}

/** The outlines of what a line of the search draws, to scale. */
export function OutlinePicture({ displays, most, isLead }: OutlinePictureProps) {
  const sizes = displays.map(sizeInInches);
  if (sizes.length === 0) return null;
  const { width, height } = isLead ? LEAD : ROW;
  const widest = isLead ? Math.max(...sizes.map((size) => size.width)) : most;
  const highest = isLead ? Math.max(...sizes.map((size) => size.height)) : most * (ROW.height / ROW.width);
  const scale = Math.min((width - 2) / widest, (height - 2) / highest);
  return (
    <svg aria-hidden="true" className={styles.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {sizes.map((size, index) => {
        const [across, down] = [size.width, size.height].map((side) => Math.max(DOT, side * scale)) as [number, number];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the outlines of one line have no other key
            key={index}
            x={(width - across) / 2}
            y={(height - down) / 2}
            width={across}
            height={down}
            fill="none"
            stroke={isLead ? colourHex(COLOUR_NAMES[index] ?? "blue") : "var(--muted)"}
          />
        );
      })}
    </svg>
  );
}
