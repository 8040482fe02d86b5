import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { QueryInputs } from "./query-inputs.tsx";

const inputsAt = (address: string) =>
  renderToStaticMarkup(
    <StaticRouter location={address}>
      <QueryInputs />
    </StaticRouter>,
  );

it("has an input for each parameter of the address, in its order", () => {
  expect(inputsAt("/help?screens=27in-16x9&align=%22side%22")).toBe(
    '<input type="hidden" name="screens" value="27in-16x9"/><input type="hidden" name="align" value="&quot;side&quot;"/>',
  );
});

it.each(["%00", "a%00b", "%0D", "a%0D%0A"])("leaves out the name %s, which HTML cannot hold", (name) => {
  expect(inputsAt(`/?a=1&${name}=2`)).toBe('<input type="hidden" name="a" value="1"/>');
});
