import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts api-host.ts as its own process. */
export async function startApiHost(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("api-host.ts", import.meta.url))]);
  const ended = once(child, "exit");
  let errors = "";
  child.stderr.on("data", (data) => {
    errors += data;
  });
  const address = once(child.stdout, "data").then(([data]) => String(data).trim());
  const url = await Promise.race([address, ended.then(() => Promise.reject(new Error(`The host ended: ${errors}`)))]);
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
