// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { Session } from "../comparator/session.ts";
import { type ComparisonSession, useComparison } from "../comparator/use-comparison.ts";
import { LanguageMenu } from "./language-menu.tsx";

/** The key of a history entry, whose comparison would be resumed where two had the same. */
let entry = 0;

/** What the main screen shows at the moment. */
let session: ComparisonSession | null = null;

function MainScreen() {
  session = useComparison();
  return (
    <Session value={session}>
      <LanguageMenu />
    </Session>
  );
}

/** The menu beside a comparison, and where its links lead by their language. */
function menuAt(address: string) {
  const { container } = render(
    <MemoryRouter initialEntries={[{ pathname: "/", search: address.slice(1), key: `languages-${entry++}` }]}>
      <MainScreen />
    </MemoryRouter>,
  );
  const links = () => [...container.querySelectorAll("a")];
  return {
    links,
    addresses: () => Object.fromEntries(links().map((link) => [link.lang, link.getAttribute("href")])),
    dispatch: (action: Parameters<ComparisonSession["dispatch"]>[0]) => act(() => session?.dispatch(action)),
    firstScreen: () => session?.history.present.entries[0]?.id ?? 0,
  };
}

beforeEach(() => localStorage.clear());

describe("the languages of the main screen (F12.6)", () => {
  it("are links in each language's own name, the page's own one marked", () => {
    const links = menuAt("/").links();
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "English",
      "Deutsch",
      "Español",
      "Français",
      "Português (Brasil)",
    ]);
    expect(links.map((link) => link.getAttribute("hreflang"))).toEqual(["en", "de", "es", "fr", "pt-BR"]);
    expect(links.filter((link) => link.getAttribute("aria-current") === "true").map(({ lang }) => lang)).toEqual([
      "en",
    ]);
  });

  it("lead to the link as it was written, until something is changed", () => {
    const { addresses } = menuAt("/?screens=32-16x9&utm_source=news");
    expect(addresses()).toMatchObject({
      en: "/?screens=32-16x9&utm_source=news",
      de: "/de?screens=32-16x9&utm_source=news",
      "pt-BR": "/pt-br?screens=32-16x9&utm_source=news",
    });
  });

  it("keep typed values that are valid, and leave out the others", () => {
    const { addresses, dispatch, firstScreen } = menuAt("/?screens=27in-16x9-blue~32in-16x9-green");
    const id = firstScreen();
    dispatch({ type: "type", id, field: "length", text: "40" });
    expect(addresses().de).toBe("/de?screens=40in-16x9-blue~32in-16x9-green");
    dispatch({ type: "type", id, field: "length", text: "0" });
    expect(addresses().de).toBe("/de?screens=27in-16x9-blue~32in-16x9-green");
  });

  it("take a unit along that was chosen, and leave each language its own otherwise (D36)", () => {
    const unchosen = menuAt("/");
    unchosen.dispatch({ type: "set-view", view: { arrangement: "bottom" } });
    expect(unchosen.addresses()).toMatchObject({ en: "/?align=bottom", de: "/de?align=bottom" });
    const centimetres = menuAt("/");
    centimetres.dispatch({ type: "set-view", view: { lengths: "cm" } });
    expect(centimetres.addresses()).toMatchObject({ en: "/?lengths=cm", de: "/de" });
    const space = menuAt("/?space=150x85cm");
    space.dispatch({ type: "set-view", view: { arrangement: "corner" } });
    expect(space.addresses()).toMatchObject({
      en: "/?align=corner&space=150x85cm",
      de: "/de?align=corner&space=150x85cm",
    });
    localStorage.setItem("diagonal.lengths", "in");
    const inches = menuAt("/");
    inches.dispatch({ type: "set-view", view: { arrangement: "bottom" } });
    expect(inches.addresses()).toMatchObject({ en: "/?align=bottom", de: "/de?align=bottom&lengths=in" });
  });
});
