import type { Sheet, SheetLine } from "../scene/sheet-marks.ts";

/** One sheet of paper at its actual size. */
export function PaperSheet({ sheet }: { sheet: Sheet }) {
  const { width, height } = sheet.size;
  const { window } = sheet;
  return (
    <svg width={`${width}mm`} height={`${height}mm`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* An inner svg cuts what is outside of it. */}
      <svg {...window} viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`} aria-hidden="true">
        <Lines lines={sheet.outlines} />
      </svg>
      <Lines lines={sheet.lines} />
      {sheet.texts.map(({ x, y, content, fontSize, bold }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={fontSize} fontWeight={bold ? 650 : undefined}>
          {content}
        </text>
      ))}
    </svg>
  );
}

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  return lines.map(({ points, closed, width, colour, dashes }, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and a sheet is replaced whole
      key={index}
      d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dashes.join(" ") || undefined}
    />
  ));
}
