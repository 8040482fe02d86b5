// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PlacedIcon } from "./parts.tsx";

it("an icon in a picture has its size in units of the picture by its attributes and by its style", () => {
  const { container } = render(
    <svg>
      <title>A picture</title>
      <PlacedIcon name="check" x={0} y={0} size={8} colour="black" />
    </svg>,
  );
  const icon = container.querySelector("svg svg");
  expect(icon?.getAttribute("width")).toBe("8");
  expect(icon?.getAttribute("style")).toContain("--icon-size: 8px");
});
