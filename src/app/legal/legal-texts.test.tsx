import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { describe, expect, it } from "vitest";
import PrivacyRoute from "../routes/privacy.tsx";
import TermsRoute from "../routes/terms.tsx";

const CONTACT = "someone@displays.example";

/** Renders a text as the server does. */
function served(
  Text: ComponentType,
  articlesOrigin: string | null = null,
): { html: string; text: string; headings: string[] } {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: Outlet, children: [{ path: "text", Component: Text }] },
  ]);
  const site = { url: "https://displays.example", contactEmail: CONTACT, articlesOrigin };
  const html = renderToStaticMarkup(
    <Page initialEntries={["/text"]} hydrationData={{ loaderData: { root: { site } } }} />,
  );
  const headings = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading = ""]) => heading);
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "), headings };
}

describe("S2: the Privacy Policy", () => {
  const { html, text, headings } = served(PrivacyRoute);

  it.each([
    ["says that it was last updated on 7 April 2023", /Last updated: 7 April 2023/],
    [
      "says that the service provider is a display comparison website",
      /Service provider Diagonal, a display comparison website/,
    ],
    ["says that the country is the United Kingdom", /Country United Kingdom/],
    ["says that usage data is collected", /What we collect Usage data\. Each time your browser asks/],
    ["says that cookies are collected", /Cookies\. Cookies are small texts/],
    [
      "D41: says what a comparison on another website sends",
      /in a frame or as a picture\. Your browser then asks our server for it, as for a page of ours, and sends nothing else/,
    ],
    [
      "F10.2: says what the browser keeps for use without a network",
      /keeps a copy of the website and of the last articles that you opened: at most 30, with their pictures/,
    ],
    ["S9: says that it does not serve children under 13", /not meant for anyone under the age of 13/],
    ["says that contact is by e-mail", new RegExp(`Write to us by e-mail: ${CONTACT}`)],
  ])("%s", (_, sentence) => {
    expect(text).toMatch(sentence);
  });

  it("S3, S9: names the two cookies, their values and their lifetime of 365 days", () => {
    expect(text).toMatch(/SKIP_INTRO_D .* SKIP_INTRO_M .* a 1 or a 0.* expire after 365 days/);
  });

  it("has a machine-readable date and an e-mail link", () => {
    expect(html).toContain('<time dateTime="2023-04-07">');
    expect(html).toContain(`href="mailto:${CONTACT}"`);
  });

  it("names the host of the articles only where they come from another one (D21)", () => {
    expect(text).not.toContain("Articles from elsewhere");
    expect(served(PrivacyRoute, "https://api.example.org").text).toMatch(/articles come from\s+api\.example\.org\s/);
  });

  it("has a heading for each section, with the contact last", () => {
    expect(headings.length).toBeGreaterThan(5);
    expect(headings.at(-1)).toBe("Contact");
  });
});

describe("S2: the Terms of Service", () => {
  const { html, text, headings } = served(TermsRoute);

  it("have these sections in this order", () => {
    expect(headings.map((heading) => heading.replace(/^\d+\. /, "").toLowerCase())).toEqual([
      "acceptance",
      "user conduct",
      "intellectual property",
      "disclaimer of warranties",
      "limitation of liability",
      "indemnification",
      "modification and termination",
      "governing law",
      "entire agreement",
      "contact information",
    ]);
  });

  it("have text in every section", () => {
    for (const section of html.split("<h3>").slice(1)) expect(section.length).toBeGreaterThan(100);
  });

  it("name the governing law and the e-mail address", () => {
    expect(text).toMatch(/law of England and Wales, United Kingdom/);
    expect(html).toContain(`href="mailto:${CONTACT}"`);
  });
});

describe("both texts", () => {
  it.each([
    ["Privacy Policy", PrivacyRoute],
    ["Terms of Service", TermsRoute],
  ] as const)(
    "%s is served as an open dialog of that name, with one Close button that needs no scripts",
    (name, Text) => {
      const { html } = served(Text);
      const [, id] = /<dialog open="" aria-modal="true" aria-labelledby="([^"]+)"/.exec(html) ?? [];
      expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${name}</h2>`));
      expect(html).toMatch(/<form action="\/"><button type="submit"[^>]* aria-label="Close"/);
      expect(html.match(/<button/g)).toHaveLength(1);
    },
  );
});
