/**
 * The import rules: which module may import which. They apply to types too.
 * Each rule names a module, the only modules it may import, and the reason.
 */
const module = (name, allowed, why) => ({
  name: `${name.replaceAll("/", "-")}-imports-only`,
  severity: "error",
  comment: why,
  from: { path: `^src/${name}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(src|tests|bench|tools)/",
    pathNot: [name, ...allowed].map((other) => `^src/${other}(/|\\.)`),
  },
});

export default {
  forbidden: [
    module("domain", [], "Code that needs no screen, clock or network imports nothing else."),
    module(
      "comparison",
      ["domain"],
      "The visitor's choices are values of the domain. They know no drawing and no page.",
    ),
    module("words", ["comparison", "domain"], "Words turn facts into text. They know no drawing and no page."),
    module(
      "drawing",
      ["words", "comparison", "domain"],
      "A drawing needs only choices and geometry, wherever it is shown.",
    ),
    module("ui", [], "Another site must be able to use a widget unchanged."),
    module("offline", ["domain", "words/language-address"], "A service worker has no page, and must stay small."),
    module(
      "app",
      ["drawing", "words", "comparison", "domain", "ui", "offline"],
      "Server code must not reach the browser.",
    ),
    module("publishing", ["domain"], "Turning a file into an article needs no store and no server."),
    module("storage", ["domain"], "The stores implement the domain's interfaces and do not know their users."),
    module(
      "server",
      [
        "storage",
        "drawing",
        "words",
        "comparison",
        "domain",
        "app",
        "publishing/convert/(sanitise-content|worker-pool)",
      ],
      "The server assembles the parts. Only the command publishes; the server reads articles of another host in such a pool.",
    ),
    module(
      "cli",
      ["publishing", "storage", "domain", "server/config"],
      "The command publishes into the store and serves no page.",
    ),
    {
      name: "only-app-and-render-page-import-app",
      severity: "error",
      comment: "The rest of the server needs no pages.",
      from: { path: "^src/server/", pathNot: "^src/server/(app|render-page)\\.ts$|\\.test\\.ts$" },
      to: { path: "^src/app/" },
    },
    {
      name: "comparator-and-articles-apart",
      severity: "error",
      comment: "Code that both need belongs in ui/ or domain/.",
      from: { path: "^src/app/(comparator|articles)/" },
      to: { path: "^src/app/(comparator|articles)/", pathNot: "^src/app/$1/" },
    },
    {
      name: "no-words-in-scenes",
      severity: "error",
      comment: "A scene measures and places texts that it is given, so that it can be drawn in another language.",
      from: { path: "^src/(drawing/scene|domain/geometry)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/words/" },
    },
    {
      name: "words-are-handed-over",
      severity: "error",
      comment:
        "What draws or responds gets the words of a language as an option. Only what assembles the server chooses it.",
      from: {
        path: "^src/(drawing|server)/",
        pathNot: "^src/server/(start-site|articles/article-tasks)\\.ts$|\\.test\\.tsx?$",
      },
      to: { path: "^src/words/(?:(?!shared/)[^/]+/|all-words)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "numbers-for-people",
      severity: "error",
      comment:
        "Sentences have the numbers of their language. Links, inputs, the API and CSV have a point in every one.",
      from: { path: "^src/words/", pathNot: "^src/words/[^/]+/(numbers|space)\\.ts$|\\.test\\.tsx?$" },
      to: { path: "^src/domain/display/(machine-number|number-text)\\.ts$" },
    },
    {
      name: "no-numbers-in-pages",
      severity: "error",
      comment: "What pages show is written by words. Inputs and links have the texts of number-text.ts.",
      from: { path: "^src/(app|drawing|ui)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/domain/display/machine-number\\.ts$" },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Merge two files that need each other, or extract what they share.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-imports-tests-or-tools",
      severity: "error",
      comment: "The product does not depend on its tests, benchmarks and tools.",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(tests|bench|tools)/" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment: "An import that does not resolve is a mistake.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|node:|hast$)" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      conditionNames: ["import", "node", "default", "types"],
      exportsFields: ["exports"],
    },
  },
};
