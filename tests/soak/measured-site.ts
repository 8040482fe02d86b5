/** The production server as it is; it answers every message with the bytes of its heap after a collection. */
import { Session } from "node:inspector/promises";

const session = new Session();
session.connect();
process.on("message", async () => {
  await session.post("HeapProfiler.collectGarbage");
  process.send?.(process.memoryUsage().heapUsed);
});
await import("#server/main.ts");
