import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { rawRequest } from "#tests/server/raw-http.ts";
import { serveApp } from "#tests/server/serve-app.ts";
import { testApp } from "#tests/server/test-app.ts";

/** A folder with requests.json: a list of objects, each with an awkward `string`. It is not in the repository. */
const file = join(process.env.DIAGONAL_CORPUS ?? "", "requests.json");
const strings: string[] = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8")).map((each: { string: string }) => each.string)
  : [];

/** Removes line ends, so that the string stays within its line of the request. */
const inLine = (text: string) => Buffer.from(text.replace(/[\r\n]/g, ""), "utf8").toString("latin1");

const places: Record<string, (text: string) => string> = {
  "the path, as it is": (text) => request(`/${inLine(text).replaceAll(" ", "%20")}`),
  "the path, encoded": (text) => request(`/${encode(text)}`),
  "an article's address": (text) => request(`/info/${encode(text)}`),
  "an article's id": (text) => request(`/api/info/${encode(text)}`),
  "the end of an id": (text) => request(`/api/info/1-${encode(text)}`),
  "a search": (text) => request(`/api/info?search=${encode(text)}`),
  "a search, as it is": (text) => request(`/api/info?search=${inLine(text).replaceAll(" ", "+")}`),
  "a page number": (text) => request(`/api/info?page=${encode(text)}`),
  "a picture's name": (text) => request(`/media/${encode(text)}`),
  "a header": (text) => request("/api/info", `If-None-Match: ${inLine(text)}\r\nAccept-Encoding: ${inLine(text)}\r\n`),
  "the host": (text) => `GET / HTTP/1.1\r\nHost: ${inLine(text)}\r\nConnection: close\r\n\r\n`,
  "the method": (text) => `${inLine(text)} / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`,
  "the whole request": (text) => `${Buffer.from(text, "utf8").toString("latin1")}\r\n\r\n`,
};

function request(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\nHost: h\r\n${headers}Connection: close\r\n\r\n`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe.skipIf(strings.length === 0)(
  "awkward strings (set DIAGONAL_CORPUS to the folder that holds requests.json)",
  () => {
    let site: Awaited<ReturnType<typeof serveApp>>;

    beforeAll(async () => {
      site = await serveApp(testApp({ articles: MemoryArticles.holding([testArticle(1, "A")]) }));
    });
    afterAll(() => site.close());

    it.each(Object.keys(places))("sent as %s never get a server error or no response", async (place) => {
      const failed: [string, string][] = [];
      for (const text of strings) {
        const written = places[place]?.(text) ?? "";
        // A string that looks like a request of its own may leave the server waiting for the rest of it.
        const response = await Promise.race([rawRequest(site.port, Buffer.from(written, "latin1")), later(2_000)]);
        const mayWait = place === "the whole request" && response === undefined;
        if (!mayWait && (!response || response.status === 0 || response.status >= 500))
          failed.push([text, response?.text ?? "hung"]);
        else if (/\n\s+at .+:\d+:\d+/.test(response?.body ?? "")) failed.push([text, "a stack trace"]);
      }
      expect(failed).toEqual([]);
    });
  },
);

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
