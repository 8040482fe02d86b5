import { COLOUR_NAMES, type ColourName, colourHex } from "#domain/display/colour.ts";
import { type DisplaySpec, sizeInInches } from "#domain/display/screen.ts";

/** No outline is thinner than a dot. */
const DOT = 2;

interface OutlinePictureProps {
  displays: readonly DisplaySpec[];
  width: number;
  height: number;
  /** Inches that fill the width or the height, so that all pictures of a list have one scale. Without it the picture has its own, and colours. */
  most?: number;
  className: string | undefined;
  /** Of a picture with colours. */
  colours?: readonly ColourName[];
}

/** The outlines of some displays, to scale, without words. */
export function OutlinePicture(props: OutlinePictureProps) {
  const { displays, width, height, most, className, colours = COLOUR_NAMES } = props;
  const sizes = displays.map(sizeInInches);
  if (sizes.length === 0) return null;
  const widest = most ?? Math.max(...sizes.map((size) => size.width));
  const highest = most === undefined ? Math.max(...sizes.map((size) => size.height)) : most * (height / width);
  const scale = Math.min((width - 2) / widest, (height - 2) / highest);
  return (
    <svg aria-hidden="true" className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {sizes.map((size, index) => {
        const [across, down] = [size.width, size.height].map((side) => Math.max(DOT, side * scale)) as [number, number];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the outlines of one picture have no other key
            key={index}
            x={(width - across) / 2}
            y={(height - down) / 2}
            width={across}
            height={down}
            fill="none"
            stroke={most === undefined ? colourHex(colours[index] ?? "blue") : "var(--muted)"}
          />
        );
      })}
    </svg>
  );
}
