import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Programs in place of those that the production guide needs and a test must not or cannot run: packages, users, systemd,
 * and the parts that take minutes. `systemctl` starts and stops real servers from the real unit.
 *
 * @param root the folder in place of `/`
 * @param repository the clone under test
 * @returns the folder to put in front of PATH
 */
export function createStandIns(root: string, repository: string): string {
  const folder = join(root, "programs");
  mkdirSync(folder, { recursive: true });
  const shell: Record<string, string> = {
    "apt-get": "",
    useradd: "",
    // The last word is the folder; the user does not exist.
    install: 'for last; do :; done; mkdir -p "$last"',
    // runuser -u diagonal -- command
    runuser: 'shift 3; exec "$@"',
    // git clone <repository> <folder>, or git pull, which brings a new article.
    git: `if [ "$1" = clone ]; then mkdir -p "$3" && cd '${repository}' && cp -R ${COPIED.join(" ")} "$3"; else ${NEW_ARTICLE}; fi`,
    npm: `if [ "$1" = ci ]; then ln -s '${repository}/node_modules' node_modules
      else cp -R '${repository}/build' . && echo > "build/client/assets/only-in-$(basename "$PWD").js"; fi`,
    curl: `for last; do :; done; exec '${process.execPath}' -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$last"`,
    systemctl: `exec '${process.execPath}' '${join(import.meta.dirname, "stand-in-systemctl.ts")}' '${root}' "$@"`,
  };
  for (const [name, script] of Object.entries(shell)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

const COPIED = ["content", "deploy", "package.json", "public", "src"];

export const NEW_TITLE = "An article of the new release";
const NEW_ARTICLE = `printf -- '---\\ntitle: ${NEW_TITLE}\\ndate: 2026-11-20\\n---\\n\\nText.\\n' > content/articles/new.md`;
