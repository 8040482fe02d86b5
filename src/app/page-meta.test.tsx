import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, it } from "vitest";
import { PageMeta } from "./page-meta.tsx";

const SITE = "https://displays.example";

let shown: ReactElement | null = null;

function Page() {
  return shown;
}

const Site = createRoutesStub([
  { id: "root", path: "/", Component: Outlet, children: [{ index: true, Component: Page }] },
]);

/** The elements of a page's head that say where it is, and in which languages, as the server renders them. */
function served(props: Pick<ComponentProps<typeof PageMeta>, "path" | "sharedPath" | "image">): string[] {
  shown = <PageMeta title="Title" description="Description" {...props} />;
  const site = { url: SITE, contactEmail: "", articlesOrigin: null };
  const html = renderToStaticMarkup(<Site hydrationData={{ loaderData: { root: { site } } }} />);
  return html.match(/<link rel="(?:canonical|alternate)"[^>]*>|<meta property="og:(?:locale|url|image)[^>]*>/g) ?? [];
}

const canonical = (path: string) => `<link rel="canonical" href="${SITE}${path}"/>`;
const alternate = (lang: string, path: string) => `<link rel="alternate" hrefLang="${lang}" href="${SITE}${path}"/>`;
const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}"/>`;

it.each([
  ["/", ["/", "/de", "/es", "/fr", "/pt-br"]],
  ["/help", ["/help", "/de/help", "/es/help", "/fr/help", "/pt-br/help"]],
  ["/?screens=27in-16x9", ["", "/de", "/es", "/fr", "/pt-br"].map((path) => `${path || "/"}?screens=27in-16x9`)],
])("%s names its version in each language, itself among them, and English for everyone else (F12.4)", (path, paths) => {
  const langs = ["en", "de", "es", "fr", "pt-BR"];
  expect(served({ path }).toSorted()).toEqual(
    [
      canonical(path),
      ...langs.map((lang, index) => alternate(lang, paths[index] ?? "")),
      alternate("x-default", path),
      property("locale", "en_GB"),
      ...["de_DE", "es_ES", "fr_FR", "pt_BR"].map((locale) => property("locale:alternate", locale)),
      property("url", SITE + path),
    ].toSorted(),
  );
});

it.each(["/info", "/info?page=2", "/info/1-a", "/privacy", "/terms"])(
  "%s, which is in English only, names no other version (F12.4)",
  (path) => {
    expect(served({ path })).toEqual([canonical(path), property("locale", "en_GB"), property("url", SITE + path)]);
  },
);

it("gives other sites the address that keeps how a comparison is shown, which is no page of its own (F12.4)", () => {
  const path = "/?screens=27in-16x9";
  const links = served({ path, sharedPath: `${path}&lengths=cm` });
  expect(links).toContain(canonical(path));
  expect(links).toContain(alternate("de", "/de?screens=27in-16x9"));
  expect(links).toContain(property("url", `${SITE}${path}&amp;lengths=cm`));
});

it("names a picture of this site or of another one by its whole address (D18)", () => {
  expect(served({ path: "/info/1-a", image: "/share/1-a.png" })).toContain(property("image", `${SITE}/share/1-a.png`));
  const elsewhere = "https://articles.example/media/a.png";
  expect(served({ path: "/info/1-a", image: elsewhere })).toContain(property("image", elsewhere));
});
