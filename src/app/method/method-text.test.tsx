// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { EYE_HEIGHT, traitsOf } from "#domain/display/known-object.ts";
import { CENTIMETRES_PER_INCH } from "#domain/display/unit.ts";
import { MethodText } from "./method-text.tsx";

// With the constants themselves, every page would load them.
it("names the constants that the site computes with (V10.2)", () => {
  const Page = createRoutesStub([{ path: "/", Component: MethodText }]);
  const text = render(<Page />).container.textContent?.replace(/\s+/g, " ");
  expect(text).toContain(`An inch is exactly ${CENTIMETRES_PER_INCH} cm.`);
  expect(text).toContain(
    `The adult is ${traitsOf("person").size.height} cm tall, the sofa ${traitsOf("sofa").size.width} cm wide`,
  );
  expect(text).toContain(`a television hangs ${EYE_HEIGHT} cm above the floor`);
});
