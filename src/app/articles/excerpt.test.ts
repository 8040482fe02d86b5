import { describe, expect, it } from "vitest";
import { firstWords, previewPicture } from "./excerpt.ts";

describe("firstWords", () => {
  it("returns the first paragraph without tags, with decoded references and single spaces", () => {
    const html =
      '<figure><img src="/a.png" alt="x"></figure>\n<p class="a">Is <em>27&#x2033;</em> &lt;\n  32&amp;?</p><p>No.</p>';
    expect(firstWords(html, 100)).toBe("Is 27″ < 32&?");
  });

  it("cuts a longer text between words and adds an ellipsis", () => {
    expect(firstWords("<p>one two three</p>", 13)).toBe("one two three");
    expect(firstWords("<p>one two three</p>", 12)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 8)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 7)).toBe("one two…");
    expect(firstWords("<p>one two three</p>", 6)).toBe("one…");
  });

  it("cuts a text without spaces anywhere except inside a character", () => {
    expect(firstWords("<p>画面の大きさを比べる</p>", 4)).toBe("画面の大…");
    expect(firstWords("<p>🖥🖥🖥</p>", 3)).toBe("🖥…");
  });

  it("returns the whole text when there is no paragraph, and nothing when there is no text", () => {
    expect(firstWords("<h2>Sizes</h2> compared", 100)).toBe("Sizes compared");
    expect(firstWords("", 100)).toBe("");
    expect(firstWords('<p><img src="/a.png"></p>', 100)).toBe("");
  });

  it("separates words at block elements, line breaks and pictures, not at inline elements", () => {
    expect(firstWords("<p>one<br>two<img alt='a > b'>three</p>", 100)).toBe("one two three");
    expect(firstWords("<ul><li>one</li><li>two</li></ul>", 100)).toBe("one two");
    expect(firstWords("<p>dis<em>play</em>s, H<sub>2</sub>O</p>", 100)).toBe("displays, H2O");
  });

  it("keeps a '<' that begins no tag, and references that it does not know", () => {
    expect(firstWords("<p>3 < 4, a <3 b</p>", 100)).toBe("3 < 4, a <3 b");
    expect(firstWords("<p>&unknown; &#x110000; &#0; &</p>", 100)).toBe("&unknown; &#x110000; &#0; &");
  });

  it("drops a tag that is longer than the part it reads", () => {
    expect(firstWords(`<img src="data:${"a".repeat(30_000)}"><p>Text.</p>`, 100)).toBe("");
  });

  it("does not mistake <pre> or <picture> for a paragraph", () => {
    expect(firstWords("<pre>code</pre><picture></picture><p>Text.</p>", 100)).toBe("Text.");
  });

  it.each(["<p ", "<p>", "<", "&", "<p><p ", '<a"', "<a'\"", "<!--"])(
    "finishes quickly on a long repetition of %j",
    (part) => {
      expect(firstWords(part.repeat(500_000), 160).length).toBeLessThanOrEqual(161);
    },
  );
});

const ID = "1718000000000-27-or-32";

describe("previewPicture", () => {
  it("returns the decoded address of the first picture", () => {
    const html = '<p>Text</p><img alt="a > b" width="3" src="/media/photo.webp?a=1&amp;b=2"><img src="/second.png">';
    expect(previewPicture(ID, html)).toBe("/media/photo.webp?a=1&b=2");
  });

  it("returns a comparison's drawing as PNG, because other sites cannot show SVG", () => {
    const html = '<img src="/comparison.svg?screens=27in-16x9~29in-21x9" alt="">';
    expect(previewPicture(ID, html)).toBe(`/share/${ID}.png`);
  });

  it("returns the comparison that a picture of another kind leads to", () => {
    const html = '<a href="/?screens=27in-16x9&#x26;align=bottom"><img src="/media/figure.svg" alt=""></a>';
    expect(previewPicture(ID, html)).toBe(`/share/${ID}.png`);
  });

  it("returns the default picture when there is none, or only an SVG", () => {
    expect(previewPicture(ID, "<p>Text</p>")).toBe("/share.png");
    expect(previewPicture(ID, '<img src="/media/figure.svg" alt="">')).toBe("/share.png");
    expect(previewPicture(ID, '<img data-src="/media/a.png" alt="">')).toBe("/share.png");
  });

  it.each(["<img ", '<img src="', "<img src "])("finishes quickly on a long repetition of %j", (part) => {
    expect(previewPicture(ID, part.repeat(500_000))).toBe("/share.png");
  });
});
