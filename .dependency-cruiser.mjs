/**
 * The import law: which room may know which. Types obey it too.
 * Each rule names a room and the only rooms it may import; the reason stands beside it.
 */
const room = (name, allowed, why) => ({
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
    room("domain", [], "What is true with no screen, clock or network stands on nothing else."),
    room(
      "comparison",
      ["domain"],
      "The visitor's choices are values over the domain; they know no picture and no page.",
    ),
    room("drawing", ["comparison", "domain"], "A picture is made of choices and geometry, wherever it is shown."),
    room("ui", [], "A widget that knows this product could not be used unchanged by another site."),
    room(
      "app",
      ["drawing", "comparison", "domain", "ui"],
      "The pages never reach the store, the publisher or the server, so that server code cannot reach the browser.",
    ),
    room("publishing", ["domain"], "Turning a file into an article needs no store and no server."),
    room("storage", ["domain"], "The stores implement the domain's ports and know nothing of who uses them."),
    room(
      "server",
      ["storage", "drawing", "comparison", "domain", "app"],
      "The server puts the parts together; the command does the publishing.",
    ),
    room(
      "cli",
      ["publishing", "storage", "domain", "server/config"],
      "The command publishes into the store; it serves no page.",
    ),
    {
      name: "only-server-app-imports-app",
      severity: "error",
      comment: "One place in the server knows that there are pages.",
      from: { path: "^src/server/", pathNot: "^src/server/app\\.ts$|\\.test\\.ts$" },
      to: { path: "^src/app/" },
    },
    {
      name: "comparator-and-articles-apart",
      severity: "error",
      comment: "What both need is in ui/ or domain/.",
      from: { path: "^src/app/(comparator|articles)/" },
      to: { path: "^src/app/(comparator|articles)/", pathNot: "^src/app/$1/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Two files that need each other are one file, or three.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-imports-the-scaffolding",
      severity: "error",
      comment: "Tests, benchmarks and tools look at the product; the product does not know them.",
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
