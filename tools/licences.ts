/** `npm run licences` writes docs/licences.md: the licence of each package in package-lock.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

export const page = join(root, "docs", "licences.md");

/** Every package of the lockfile, with those for other platforms. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const entries = Object.entries<{ version: string; license?: string; dev?: boolean }>(packages);
  return entries
    .filter(([path]) => path !== "")
    .map(([path, { version, license: licence = "", dev: isDevelopment = false }]) => {
      return { name: path.replace(/^.*node_modules\//, ""), version, licence, isDevelopment };
    });
}

/** The text of docs/licences.md. */
export function licencesPage(): string {
  const packages = lockedPackages();
  return `# Licences of the packages

Diagonal itself is under the [MIT licence](../LICENSE). \`npm run licences\` writes this page from \`package-lock.json\`;
each package contains the text of its licence. A test (\`tools/licences.test.ts\`) fails when the page is out of date, or when
the site runs with a package under a licence that nobody has accepted yet. The font Inter (SIL Open Font
License) is in the repository; its licence is beside it in \`src/app/fonts\` and
\`src/server/pictures/fonts\`. So is the outline of each icon in \`src/ui/icon.tsx\`, from Lucide (ISC).

## What the site runs with

The browser's scripts contain React, React Router and their few dependencies (MIT). libvips (LGPL) is a separate library that
sharp loads to convert pictures of articles and to draw those of links. Of packages for several platforms npm installs one.

${byLicence(packages.filter(({ isDevelopment }) => !isDevelopment))}
## What builds and tests the site

${byLicence(packages.filter(({ isDevelopment }) => isDevelopment))}`;
}

function byLicence(packages: ReturnType<typeof lockedPackages>): string {
  const groups = Object.entries(Object.groupBy(packages, ({ licence }) => licence));
  groups.sort(([a, first = []], [b, second = []]) => second.length - first.length || (a < b ? -1 : 1));
  return groups
    .map(([licence, members = []]) => {
      const names = [...new Set(members.map(({ name, version }) => `${name}\u00a0${version}`))].sort();
      return `**${licence}** (${names.length}): ${names.join(", ")}\n`;
    })
    .join("\n");
}

if (import.meta.main) writeFileSync(page, licencesPage());
