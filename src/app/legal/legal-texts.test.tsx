import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { describe, expect, it } from "vitest";
import { PrivacyPolicy } from "./privacy-policy.tsx";
import { TermsOfService } from "./terms-of-service.tsx";

const CONTACT = "someone@displays.example";

/** A text as the server sends it. */
function served(Text: ComponentType): { html: string; text: string; headings: string[] } {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: Outlet, children: [{ path: "text", Component: Text }] },
  ]);
  const site = { url: "https://displays.example", contactEmail: CONTACT, apiBase: "/api" };
  const html = renderToStaticMarkup(
    <Page initialEntries={["/text"]} hydrationData={{ loaderData: { root: { site } } }} />,
  );
  const headings = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading = ""]) => heading);
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "), headings };
}

describe("the Privacy Policy says what S2 wants it to", () => {
  const { html, text, headings } = served(PrivacyPolicy);

  it.each([
    ["S2: last updated 7 April 2023", /Last updated: 7 April 2023/],
    [
      "S2: the service provider is a display comparison website",
      /Service provider Diagonal, a display comparison website/,
    ],
    ["S2: the country is the United Kingdom", /Country United Kingdom/],
    ["S2: usage data is collected", /What we collect Usage data\. Each time your browser asks/],
    ["S2: cookies are collected", /Cookies\. Cookies are small texts/],
    ["S2, S9: children under 13 are not served", /not meant for anyone under the age of 13/],
    ["S2: contact is by e-mail", new RegExp(`Write to us by e-mail: ${CONTACT}`)],
  ])("%s", (_, said) => {
    expect(text).toMatch(said);
  });

  it("S3, S9: names the two cookies, what they hold and their 365 days", () => {
    expect(text).toMatch(/SKIP_INTRO_D .* SKIP_INTRO_M .* a 1 or a 0.* expire after 365 days/);
  });

  it("gives its date to machines too, and an address to write to", () => {
    expect(html).toContain('<time dateTime="2023-04-07">');
    expect(html).toContain(`href="mailto:${CONTACT}"`);
  });

  it("has a heading for each of its parts, the contact last", () => {
    expect(headings.length).toBeGreaterThan(5);
    expect(headings.at(-1)).toBe("Contact");
  });
});

describe("the Terms of Service say what S2 wants them to", () => {
  const { html, text, headings } = served(TermsOfService);

  it("S2: have these sections in this order", () => {
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

  it("S2: every section has something to say", () => {
    for (const section of html.split("<h3>").slice(1)) expect(section.length).toBeGreaterThan(100);
  });

  it("name the law and the way to write", () => {
    expect(text).toMatch(/law of England and Wales, United Kingdom/);
    expect(html).toContain(`href="mailto:${CONTACT}"`);
  });
});

describe("both texts", () => {
  it.each([
    ["Privacy Policy", PrivacyPolicy],
    ["Terms of Service", TermsOfService],
  ] as const)("%s: a dialog of that name, open as served, with one Close button that needs no script", (name, Text) => {
    const { html } = served(Text);
    const [, id] = /<dialog open="" aria-modal="true" aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${name}</h2>`));
    expect(html).toMatch(/<form action="\/"><button type="submit" aria-label="Close"/);
    expect(html.match(/<button/g)).toHaveLength(1);
  });
});
