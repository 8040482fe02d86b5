import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newDatabase, PostgresServer } from "../../../tests/setup/postgres.ts";
import type { PublishedArticle } from "../../domain/article/article.ts";
import { StoreUnavailable } from "../../domain/article/ports.ts";
import { Connections } from "./connections.ts";
import { PostgresArticleStore } from "./postgres-article-store.ts";
import { SQL } from "./statements.ts";

function article(number: number): PublishedArticle {
  return { id: `${number}-a`, title: `Article ${number}`, summary: "", thumbnail: null, content: "<p>Text</p>" };
}

describe("a PostgreSQL server that stops and starts", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.create();
  });
  afterAll(() => server.destroy());

  it("is unavailable meanwhile and answers again by itself, without a crash and without losing an article", async () => {
    const store = new PostgresArticleStore(await server.newDatabase());
    await store.publish([article(1), article(2)]);
    // Several idle connections, each of which will break.
    await Promise.all(Array.from({ length: 8 }, () => store.get("1-a")));
    await server.stop();
    const questions = [
      () => store.list({ search: "", page: 1 }),
      () => store.list({ search: "article", page: 1 }),
      () => store.get("1-a"),
      () => store.ids(0, 10),
      () => store.publish([article(3)]),
      () => store.remove("1-a"),
    ];
    for (const ask of questions) await expect(ask()).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => store.revision().catch((error: Error) => error.name)).toBe("StoreUnavailable");
    await server.start();
    expect((await store.list({ search: "", page: 1 })).infos.map(({ id }) => id)).toEqual(["2-a", "1-a"]);
    expect(await store.publish([article(3)])).toEqual(["added"]);
    expect((await store.list({ search: "article", page: 1 })).infos).toHaveLength(3);
    await store.close();
  }, 60_000);

  it("cuts a transaction off, of which nothing is left", async () => {
    const store = new PostgresArticleStore(await server.newDatabase());
    await store.publish([article(1)]);
    const publishing = store.publish(Array.from({ length: 5000 }, (_, number) => article(number + 10)));
    const rejected = expect(publishing).rejects.toThrow(StoreUnavailable);
    // Until it is in the middle of its work.
    await store.list({ search: "", page: 1 });
    await server.stop();
    await rejected;
    await server.start();
    expect(await store.ids(0, 10)).toEqual(["1-a"]);
    await store.close();
  }, 60_000);

  it("may start after the site: the first questions fail, the later ones do not", async () => {
    const url = await server.newDatabase();
    await server.stop();
    const store = new PostgresArticleStore(url);
    await expect(store.list({ search: "", page: 1 })).rejects.toThrow(StoreUnavailable);
    await server.start();
    expect(await store.list({ search: "", page: 1 })).toEqual({ infos: [], totalPages: 0 });
    await store.close();
  }, 60_000);
});

describe("a database that cannot be used", () => {
  it("that is not there is named by the server's own words, without the password", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/missing";
    url.password = "secret";
    const store = new PostgresArticleStore(url.href);
    const failure = await store.revision().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(String(failure)).toContain('database "missing" does not exist');
    expect(String(failure)).not.toContain("secret");
    await store.close();
  });

  it("that a newer version wrote is not touched", async () => {
    const url = await newDatabase(inject("postgresUrl"), "newer");
    const before = new PostgresArticleStore(url);
    await before.revision();
    await before.close();
    const connections = new Connections(url);
    await connections.ask("INSERT INTO diagonal.migration VALUES (999, now())");
    await connections.close();
    const store = new PostgresArticleStore(url);
    await expect(store.revision()).rejects.toThrow(/newer version/);
    await store.close();
  });

  it("that accepts connections and never says a word is unavailable", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const store = new PostgresArticleStore(`postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`);
    await expect(store.list({ search: "", page: 1 })).rejects.toThrow(StoreUnavailable);
    await store.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("that keeps no UTF-8 is refused", async () => {
    const url = await newDatabase(inject("postgresUrl"), "latin", "ENCODING 'LATIN1' TEMPLATE template0");
    const store = new PostgresArticleStore(url);
    await expect(store.revision()).rejects.toThrow(/LATIN1; it must be UTF8/);
    await store.close();
  });
});

it("leaves no words pending, which every search would read, when it has published or removed", async () => {
  const url = await newDatabase(inject("postgresUrl"), "pending");
  const store = new PostgresArticleStore(url);
  const connections = new Connections(url);
  const pending = async () => (await connections.ask(SQL.putWordsInOrder))[0]?.pages;
  await store.publish(Array.from({ length: 60 }, (_, number) => article(number)));
  expect(await pending()).toBe("0");
  await store.publish([{ ...article(7), title: "Changed" }]);
  expect(await pending()).toBe("0");
  await store.remove("7-a");
  expect(await pending()).toBe("0");
  await connections.close();
  await store.close();
});

it("a statement of ours that is wrong is no outage", async () => {
  const connections = new Connections(inject("postgresUrl"));
  await expect(connections.ask("SELEC 1")).rejects.not.toThrow(StoreUnavailable);
  await connections.close();
});
