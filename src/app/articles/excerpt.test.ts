import { describe, expect, it } from "vitest";
import { facePicture, firstWords } from "./excerpt.ts";

describe("the first words of an article", () => {
  it("are the first paragraph's, without tags, with characters for references and single spaces", () => {
    const html =
      '<figure><img src="/a.png" alt="x"></figure>\n<p class="a">Is <em>27&#x2033;</em> &lt;\n  32&amp;?</p><p>No.</p>';
    expect(firstWords(html, 100)).toBe("Is 27″ < 32&?");
  });

  it("are cut between words, with an ellipsis, and never longer than asked for", () => {
    expect(firstWords("<p>one two three</p>", 13)).toBe("one two three");
    expect(firstWords("<p>one two three</p>", 12)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 8)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 7)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 6)).toBe("one…");
  });

  it("are cut anywhere in a script without spaces, but not through a character", () => {
    expect(firstWords("<p>画面の大きさを比べる</p>", 4)).toBe("画面の大…");
    expect(firstWords("<p>🖥🖥🖥</p>", 3)).toBe("🖥…");
  });

  it("are those of the text where there is no paragraph, and none where there is no text", () => {
    expect(firstWords("<h2>Sizes</h2> compared", 100)).toBe("Sizes compared");
    expect(firstWords("", 100)).toBe("");
    expect(firstWords('<p><img src="/a.png"></p>', 100)).toBe("");
  });

  it("do not take <pre> or <picture> for a paragraph", () => {
    expect(firstWords("<pre>code</pre><picture></picture><p>Text.</p>", 100)).toBe("Text.");
  });

  it.each(["<p ", "<p>", "<", "&", "<p><p "])("come soon from a text that goes on with %j for ever", (part) => {
    expect(firstWords(part.repeat(500_000), 160).length).toBeLessThanOrEqual(161);
  });
});

describe("the picture for whoever shows a link to an article", () => {
  it("is the article's first, with its address as it is meant", () => {
    const html = '<p>Text</p><img alt="a > b" width="3" src="/media/photo.webp?a=1&amp;b=2"><img src="/second.png">';
    expect(facePicture(html)).toBe("/media/photo.webp?a=1&b=2");
  });

  it("is a PNG where it is a drawing of a comparison, which other sites cannot show as SVG", () => {
    const html = '<img src="/comparison.svg?screens=27in-16x9~29in-21x9" alt="">';
    expect(facePicture(html)).toBe("/comparison.png?screens=27in-16x9~29in-21x9");
  });

  it("is the site's own where there is none, or only one that other sites cannot show", () => {
    expect(facePicture("<p>Text</p>")).toBe("/comparison.png");
    expect(facePicture('<img src="/media/figure.svg" alt="">')).toBe("/comparison.png");
    expect(facePicture('<img data-src="/media/a.png" alt="">')).toBe("/comparison.png");
  });

  it.each(["<img ", '<img src="', "<img src "])("comes soon from a text that goes on with %j for ever", (part) => {
    expect(facePicture(part.repeat(500_000))).toMatch(/^/);
  });
});
