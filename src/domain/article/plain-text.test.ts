import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

/** The text with its white space as a browser would show it. */
function shown(html: string): string {
  return plainText(html).replace(/\s+/g, " ").trim();
}

describe("plainText", () => {
  it("keeps the text and drops the tags", () => {
    expect(shown('<h2 id="a">Two screens</h2><p>side by side</p>')).toBe("Two screens side by side");
  });

  it("sets words apart where a block ends, not where an inline element does", () => {
    expect(shown("<p>one</p><p>two</p>")).toBe("one two");
    expect(shown("<td>27</td><td>32</td>")).toBe("27 32");
    expect(shown("one<br>two")).toBe("one two");
    expect(shown("dis<em>play</em>s, H<sub>2</sub>O")).toBe("displays, H2O");
  });

  it("is not misled by a '>' in a quoted value or in a comment", () => {
    expect(shown('<p title="a > b">x</p>')).toBe("x");
    expect(shown("<p title='a > b \"'>x</p>")).toBe("x");
    expect(shown("a<!-- > <p> -->b")).toBe("a b");
  });

  it("reads references, by number and the commonest names", () => {
    expect(shown("16&#x3A;9 &#38; 3 &lt; 4 &gt; 2 &amp; &quot;x&quot;")).toBe('16:9 & 3 < 4 > 2 & "x"');
    expect(plainText("a&nbsp;b&shy;c")).toBe("a\u00A0b\u00ADc");
    expect(plainText("&unknown; &#x110000; &#0; &")).toBe("&unknown;     &");
  });

  it("takes a '<' that begins no tag for text", () => {
    expect(shown("3 < 4, a <3 b")).toBe("3 < 4, a <3 b");
  });

  it("ends with any text, whatever it is", () => {
    const markup = fc.string({ unit: fc.constantFrom("<", ">", "/", "!--", "-->", '"', "'", "a", "&", "#", ";", " ") });
    fc.assert(
      fc.property(markup, (html) => {
        expect(plainText(html).length).toBeLessThanOrEqual(html.length);
      }),
    );
  });

  it("takes a megabyte of unclosed tags in its stride", () => {
    for (const evil of ["<a", '<a"', "<!--", "&#", "<"]) {
      expect(plainText(evil.repeat(500_000)).length).toBeLessThanOrEqual(evil.length * 500_000);
    }
  });
});
