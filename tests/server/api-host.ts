/**
 * Another host with the info API, which runs as its own process. The first part of the path chooses its behaviour:
 * /good is correct, the others fail in different ways. It prints its address when it listens.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MemoryArticles, testArticle } from "./memory-articles.ts";
import { testApp } from "./test-app.ts";

const articles = Array.from({ length: 25 }, (_, index) =>
  testArticle(1_700_000_000_000 + index, `Remote ${index + 1}`, { thumbnail: `/media/photo-${index + 1}.webp` }),
);
const { request: requestApi } = testApp({ articles: MemoryArticles.holding(articles) });
const calls: string[] = [];

const server = createServer((request, response) => {
  const [, behaviour, rest = ""] = /^\/([a-z]+)(.*)$/.exec(request.url ?? "") ?? [];
  const json = (body: string) => response.writeHead(200, { "content-type": "application/json" }).end(body);
  if (behaviour !== "calls") calls.push(request.url ?? "");
  switch (behaviour) {
    case "good":
      return void requestApi(`/api${rest}`).then(async (good) => {
        response.writeHead(good.status, Object.fromEntries(good.headers)).end(await good.text());
      });
    case "calls":
      return json(JSON.stringify(calls.splice(0)));
    case "silent":
      return;
    case "trickle": {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 20);
      return response.once("close", () => clearInterval(timer));
    }
    case "hangup":
      return request.socket.destroy();
    case "broken":
      return response.writeHead(500).end("<h1>Internal Server Error</h1>");
    case "html":
      return response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><script>alert(1)</script>");
    case "huge":
      return json(JSON.stringify({ infos: [], totalPages: 0, title: "x", content: "x".repeat(6_000_000) }));
    case "nonsense":
      return json('{"infos":[{"id":5,"title":{"a":"<script>"}}],"totalPages":"many","title":["x"],"content":null}');
    case "redirect":
      // Into the network of the server that follows it.
      return response.writeHead(302, { location: `http://${request.headers.host}/secret${rest}` }).end();
    case "moved": {
      // Each former id leads to the one that its number names; 9 leads out of the API.
      const [, number = "", slug] = /^\/info\/(\d+)-(.*)$/.exec(rest) ?? [];
      const to: Record<string, string> = {
        1: "/moved/info/2-former",
        2: `http://${request.headers.host}/moved/info/3-present`,
        4: "/moved/info/4-circle",
        5: "/secret/info/3-present",
        6: "http://127.0.0.2:1/moved/info/3-present",
        7: "/moved/info/not-an-id",
        8: "/moved/info/3-present?x=1",
        9: "/moved/../secret/info/3-present",
      };
      if (number === "3")
        return json(JSON.stringify({ id: rest, title: slug, content: "<p>x</p>", updated: "2026-11-25" }));
      return response.writeHead(number === "10" ? 302 : 308, { location: to[number] ?? "/moved/info/3-present" }).end();
    }
    case "secret":
      return json(JSON.stringify({ infos: [], totalPages: 0, title: "secret", content: "secret" }));
    case "deep":
      return json("[".repeat(3_000_000));
    case "deephtml":
      return json(JSON.stringify({ title: "x", content: "<div>".repeat(30_000) }));
    case "large":
      return json(JSON.stringify({ title: rest, content: `<p>${"Word of the article. ".repeat(95_000)}</p>` }));
    case "hostile":
      return json(
        JSON.stringify({
          infos: [
            { id: "1-a", title: "<script>alert(1)</script>", summary: null, thumbnail: "javascript:alert(1)" },
            { id: '2-"><script>alert(2)</script>', title: "x", summary: "<img src=x onerror=alert(3)>" },
          ],
          totalPages: 1,
          title: "</title><script>alert(4)</script>",
          content:
            '<meta http-equiv="refresh" content="0;url=https://evil.example"><div style="position:fixed;inset:0">cover</div>' +
            "<style>body{display:none}</style><p>text</p><script>alert(5)</script><img src=x onerror=alert(6)>",
        }),
      );
    default:
      return response.writeHead(404).end();
  }
});

server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
