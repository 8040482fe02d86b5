import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parseScreens } from "../../comparison/address.ts";
import { ARRANGEMENTS, type Arrangement } from "../../comparison/arrangement.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene } from "../scene/compose-scene.ts";
import type { Scene } from "../scene/marks.ts";
import { pageOptions } from "../scene/page-options.ts";
import { textWidth } from "../scene/text-width.ts";
import { ServedDrawing } from "./served-drawing.tsx";

const SCREENS = parseScreens("27-16x9~6.1-9x19.5~68.58cm-4x3~49-32x9").screens;

/** Lays the served outlines out in an area, as a browser does with the style sheet's `--inch`. */
function laidOut(html: string, area: Size): Pick<Scene, "pixelsPerInch"> & { boxes: Record<string, number[]> } {
  const bound = (side: string) => Number(html.match(new RegExp(`--bounds-${side}:([^;"]+)`))?.[1]);
  const inch = Math.min((area.width - 92) / bound("width"), (area.height - 92) / bound("height"));
  const boxes: Record<string, number[]> = {};
  for (const [, number = "", x, y, width, height] of html.matchAll(
    /<rect data-outline="(\d+)"[^>]*style="x:calc\(50cqw \+ (\S+) \* var\(--inch\)\);y:calc\(50cqh \+ (\S+) \* var\(--inch\)\);width:calc\((\S+) \* var\(--inch\)\);height:calc\((\S+) \* var\(--inch\)\)/g,
  )) {
    boxes[number] = [area.width / 2 + Number(x) * inch, area.height / 2 + Number(y) * inch].concat(
      Number(width) * inch,
      Number(height) * inch,
    );
  }
  return { pixelsPerInch: inch, boxes };
}

function serve(arrangement: Arrangement, screens = SCREENS): string {
  return renderToStaticMarkup(
    <svg role="img">
      <title>Served</title>
      <ServedDrawing screens={screens} arrangement={arrangement} />
    </svg>,
  );
}

describe.each(ARRANGEMENTS)("arrangement %s", (arrangement) => {
  it.each([
    [832, 660],
    [390, 430],
    [1433.5, 312.25],
  ])("D16: puts outlines in %d × %d px where the measured drawing puts them", (width, height) => {
    const area = { width, height };
    const { pixelsPerInch, boxes } = laidOut(serve(arrangement), area);
    const scene = composeScene(SCREENS, area, { arrangement });
    expect(pixelsPerInch).toBeCloseTo(scene.pixelsPerInch, 9);
    expect(Object.keys(boxes)).toHaveLength(4);
    for (const { number, ...box } of scene.outlines) {
      for (const [index, side] of (["x", "y", "width", "height"] as const).entries()) {
        expect(boxes[number]?.[index]).toBeCloseTo(box[side], 9);
      }
    }
  });

  it("D16: puts labels in typical areas where the measured drawing puts them", () => {
    const html = serve(arrangement);
    for (const { narrow, ...area } of [
      { width: 832, height: 660, narrow: false },
      { width: 390, height: 430, narrow: true },
    ]) {
      const scene = composeScene(SCREENS, area, { arrangement, ...pageOptions(area, narrow, SCREENS.length) });
      const { pixelsPerInch } = scene;
      const served = [
        ...html.matchAll(
          /data-label="(\d+)"[^>]*translate\(calc\(50cqw \+ (\S+) \* var\(--inch\)(?: \+ (\S+)px)?\), calc\(50cqh \+ (\S+) \* var\(--inch\)(?: \+ (\S+)px)?\)\)/g,
        ),
      ].map(([, number, xInches, xPixels, yInches, yPixels]) => ({
        number: Number(number),
        x: area.width / 2 + Number(xInches) * pixelsPerInch + Number(xPixels ?? 0),
        y: area.height / 2 + Number(yInches) * pixelsPerInch + Number(yPixels ?? 0),
      }));
      expect(served).toHaveLength(8);
      for (const label of scene.labels) {
        const found = served.filter(
          ({ number, x, y }) => number === label.number && Math.abs(x - label.x) < 1e-6 && Math.abs(y - label.y) < 1e-6,
        );
        expect(found).not.toEqual([]);
      }
    }
  });
});

describe("two screens", () => {
  const screens = parseScreens("27-16x9-blue~34-3440x1440-green").screens;
  const html = serve("centre", screens);

  it("have the figures of the measured drawing, once for desktops and once for phones", () => {
    const { dimensions } = composeScene(screens, { width: 832, height: 660 });
    const figures = [...html.matchAll(/>(\+?[\d.]+″)<\/text>/g)].map(([, figure]) => figure);
    expect(figures).toEqual([...dimensions, ...dimensions].map(({ figure }) => figure.content));
  });

  it("have half a line on each side of a figure, as long as in the measured drawing", () => {
    // 31.36 inches, half of them on each side less the half figure and 6 px.
    const [, half = "", hole = ""] = html.match(/width:calc\(calc\((\S+) \* var\(--inch\)\) - (\S+)px\)/) ?? [];
    expect(Number(half)).toBeCloseTo(31.36 / 2, 2);
    expect(Number(hole)).toBeCloseTo(6 + textWidth("31.4″", 13) / 2, 6);
  });

  it("have hatched overhangs and shared edges in both colours", () => {
    expect(html.match(/<pattern id="([^"]+)"/g)).toHaveLength(4);
    for (const [, id] of html.matchAll(/<pattern id="([^"]+)"/g)) expect(html).toContain(`fill="url(#${id})"`);
    const turns = "repeating-linear-gradient(to right, #0c8840 0px 9px, #2f6bff 9px 18px)";
    expect(html.split(turns)).toHaveLength(5);
  });
});
