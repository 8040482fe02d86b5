import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createHttpServer } from "#server/http-server.ts";
import { createRequestLog } from "#server/middleware/request-log.ts";
import type { testApp } from "./test-app.ts";

/** Serves an application on a port of this machine, a free one by default. */
export async function serveApp({ app, metrics }: Pick<ReturnType<typeof testApp>, "app" | "metrics">, at = 0) {
  const requestLog = createRequestLog(pino({ enabled: false }), metrics, (path) => path);
  const { server } = createHttpServer({ app, requestLog, isBehindProxy: false, isHttps: false });
  server.listen(at, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
