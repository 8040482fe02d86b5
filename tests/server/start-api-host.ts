import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts api-host.ts as a process of its own; gives its address and the way to end it. */
export async function startApiHost(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("api-host.ts", import.meta.url))]);
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (data) => {
    said += data;
  });
  const address = once(child.stdout, "data").then(([data]) => String(data).trim());
  const url = await Promise.race([address, ended.then(() => Promise.reject(new Error(`The host ended: ${said}`)))]);
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
