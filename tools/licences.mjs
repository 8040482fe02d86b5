// @ts-check
/** `npm run licences` writes docs/licences.md: what each package of package-lock.json is licensed under. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

/** @typedef {{ name: string, version: string, licence: string, isForRunning: boolean }} Package */

export const page = join(root, "docs", "licences.md");

/** Every package of the lockfile, those for other platforms too. @returns {Package[]} */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license = "", dev = false }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
      isForRunning: !dev,
    }));
}

/** The text of docs/licences.md. */
export function licencesPage() {
  const all = lockedPackages();
  return `# Licences of the packages

Diagonal itself is under the [MIT licence](../LICENSE). This page is written by \`npm run licences\` from
\`package-lock.json\`, with what each package says of itself; the text of each licence lies in its package. A test fails
where the page is out of date, and where the site would run with a package under a licence that is not accepted yet
(\`tools/licences.test.mjs\`). Not from npm: the font DejaVu Sans, whose licence stands beside it
(\`src/server/pictures/fonts\`).

## What the site runs with

The browser's scripts hold React, React Router and their own few dependencies (MIT); libvips (LGPL) is a library of its
own beside sharp, used for pictures when an article is published. Of packages for several platforms only one is
installed.

${byLicence(all.filter(({ isForRunning }) => isForRunning))}
## What it is built and tested with

${byLicence(all.filter(({ isForRunning }) => !isForRunning))}`;
}

/** @param {Package[]} packages */
function byLicence(packages) {
  const groups = Object.entries(Object.groupBy(packages, ({ licence }) => licence));
  groups.sort(([a, first = []], [b, second = []]) => second.length - first.length || (a < b ? -1 : 1));
  return groups
    .map(([licence, members = []]) => {
      const names = [...new Set(members.map(({ name, version }) => `${name}\u00a0${version}`))].sort();
      return `**${licence}** (${names.length}): ${names.join(", ")}\n`;
    })
    .join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, licencesPage());
