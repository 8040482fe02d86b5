import { basename, join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** What every page needs, with all that these files import: one script, which compresses better than ten. */
const EVERY_PAGE =
  /node_modules|\/src\/(?:app\/(?:root|context|document\/(?:page-meta|inline-styles)|articles\/(?:load|kept|loaded-view|unable-to-load)|browser\/(?:after-paint|http-article-reader|hydrated|link-intent|media-query|new-release|steps))|ui\/(?:hints|icon))/;

/** React's packages, each with the file that its entry hands out in production. */
const REACT: Record<string, string> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

export default defineConfig({
  plugins: [reactRouter(), reactAsModules(), forgetDisplayNames(), importAsWritten()],
  css: { modules: { generateScopedName: readableClassName } },
  build: {
    // One small stylesheet for the whole site: the server writes it into each page (src/app/entry.server.tsx).
    cssCodeSplit: false,
    modulePreload: false,
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: { passes: 3 },
      format: { comments: false, ecma: 2020 },
    },
  },
  environments: {
    client: {
      build: {
        minify: "terser",
        rolldownOptions: {
          output: {
            // Oxc after terser: each does what the other leaves.
            minify: true,
            codeSplitting: {
              // Each with what it imports; what is imported on demand stays apart. docs/decisions/what-loads-first.md
              groups: [
                { name: "site", test: EVERY_PAGE, priority: 2 },
                { name: "comparison", test: /\/src\/app\/routes\/comparison/, priority: 1 },
                {
                  name: "dialogs",
                  test: /\/src\/(?:ui\/dialog|app\/(?:legal\/legal-dialog|document\/home-form|browser\/dialog-history))/,
                  priority: 1,
                },
                { name: "articles", test: /\/src\/app\/routes\/article/ },
              ],
            },
          },
        },
      },
    },
  },
});

/**
 * React DOM makes a few errors when it is read, as marks to be thrown and known again. Where a debugger is attached, as
 * Lighthouse is, Chromium reads the whole script once more for the place of the first: 9 ms, which no visitor waits for.
 * docs/decisions/scripts-start-after-the-first-paint.md
 */
const UNTRACED =
  "function untraced(message) { return Object.create(Error.prototype, { message: { value: message } }); }";

/**
 * React is published as CommonJS, which a bundler wraps into functions: a browser reads it twice, first to skip the
 * function and then to run it, and nothing unused can go. Its files assign to `exports` and call `require` in one
 * simple manner; written as modules they are the same code. docs/decisions/what-loads-first.md
 */
function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: new RegExp(`^(?:${Object.keys(REACT).join("|")})$`) },
      handler: (id) => join(import.meta.dirname, "node_modules", REACT[id] ?? id),
    },
    transform: {
      filter: { id: /node_modules\/(?:react|react-dom|scheduler)\/cjs\// },
      handler(code, id) {
        const requires = /^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m;
        const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))];
        const isSetOnce = (name: string) =>
          code.includes(`\nexports.${name} =`) && code.split(`exports.${name} =`).length === 2;
        const body = code
          .replace(requires, (all) =>
            all.replace(/(?:var )?(\w+) = require\(("[^"]+")\)[,;]/g, "import * as $1 from $2;"),
          )
          .replace(/^exports\.(\w+)/gm, (all, name) => (isSetOnce(name) ? `const ${all}` : all))
          .replace(/\bexports\./g, "exports_")
          .replace(/^(var | {2})(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm, "$1$2 = untraced($3)");
        if (/\brequire\(|\bexports\b|Exception = Error\(/.test(body))
          this.error(`${id} is not written as this plugin expects.`);
        const variables = names.map((name) => (isSetOnce(name) ? "" : `let exports_${name};`)).join("");
        const list = names.map((name) => `exports_${name} as ${name}`).join(", ");
        const itself = `import * as itself from ${JSON.stringify(id)};`;
        return { code: `${itself}${variables}${body}\n${UNTRACED}\nexport { itself as default, ${list} };`, map: null };
      },
    },
  };
}

/**
 * React Router gives its components names for React's developer tools. To a bundler such a line is a use, which would
 * keep in the site's script what the site never uses: `NavLink`, `Form` and all that submits one. Only the lines go.
 */
function forgetDisplayNames(): Plugin {
  return {
    name: "forget-display-names",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code) {
        const nameless = code.replace(/^\w+\.displayName = "\w+";$/gm, "");
        return {
          code: nameless.replace(/= (?=React\$1\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ "),
          map: null,
        };
      },
    },
  };
}

/**
 * Vite calls every `import()` by way of a helper that first fetches what the script needs besides. Here nothing needs
 * more than one small script more, and no style sheet: the helper would stand in every page for nothing.
 */
function importAsWritten(): Plugin {
  return {
    name: "import-as-written",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

/** The stylesheets that have given a class their name. */
const named = new Map<string, string>();

/** `row` of editor.module.css is `editor-row`: shorter than a hash, in the page, its style and its script. */
function readableClassName(name: string, file: string): string {
  const sheet = file.replace(/\?.*$/, "");
  const prefix = basename(sheet, ".module.css");
  if ((named.get(prefix) ?? sheet) !== sheet) throw new Error(`${sheet} and ${named.get(prefix)} have the same name.`);
  named.set(prefix, sheet);
  return `${prefix}-${name}`;
}
