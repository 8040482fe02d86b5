import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { PublishedArticle } from "#domain/article/article.ts";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { newDatabase, PostgresServer } from "#tests/setup/postgres.ts";
import { storedIds } from "#tests/setup/stored-ids.ts";
import { Connections } from "./connections.ts";
import { PostgresArticleStore } from "./postgres-article-store.ts";

function article(number: number): PublishedArticle {
  return {
    id: `${number}-a`,
    title: `Article ${number}`,
    summary: "",
    thumbnail: null,
    content: "<p>Text</p>",
  };
}

describe("while PostgreSQL stops and starts", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.create();
  });
  afterAll(() => server.destroy());

  it("rejects with StoreUnavailable, then serves again without losing an article", async () => {
    const store = new PostgresArticleStore(await server.newDatabase());
    await store.publish([article(1), article(2)]);
    // Opens several connections, which will all break.
    await Promise.all(Array.from({ length: 8 }, () => store.get("1-a")));
    const early = new PostgresArticleStore(await server.newDatabase());
    await server.stop();
    const calls = [
      () => early.list({ search: "", page: 1 }),
      () => store.list({ search: "", page: 1 }),
      () => store.list({ search: "article", page: 1 }),
      () => store.get("1-a"),
      () => storedIds(store, 0, 10),
      () => store.publish([article(3)]),
      () => store.remove("1-a"),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => store.revision().catch((error: Error) => error.name)).toBe("StoreUnavailable");
    await server.start();
    expect(await early.list({ search: "", page: 1 }), "opened before the database").toEqual({
      infos: [],
      totalPages: 0,
    });
    expect((await store.list({ search: "", page: 1 })).infos.map(({ id }) => id)).toEqual(["2-a", "1-a"]);
    expect(await store.publish([article(3)])).toEqual(["added"]);
    expect((await store.list({ search: "article", page: 1 })).infos).toHaveLength(3);
    await Promise.all([store.close(), early.close()]);
  });

  it("rolls back a transaction whose connection broke", async () => {
    const store = new PostgresArticleStore(await server.newDatabase());
    await store.publish([article(1)]);
    const publishing = store.publish(Array.from({ length: 5000 }, (_, number) => article(number + 10)));
    const rejected = expect(publishing).rejects.toThrow(StoreUnavailable);
    // The transaction has begun when this query returns.
    await store.list({ search: "", page: 1 });
    await server.stop();
    await rejected;
    await server.start();
    expect(await storedIds(store, 0, 10)).toEqual(["1-a"]);
    await store.close();
  });
});

describe("a database that cannot be used", () => {
  it("reports a missing database in the server's words, without the password", async () => {
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

  it("refuses a database that a newer release has migrated", async () => {
    const url = await newDatabase(inject("postgresUrl"), "newer");
    const before = new PostgresArticleStore(url);
    await before.revision();
    await before.close();
    const connections = new Connections(url);
    await connections.query("INSERT INTO diagonal.migration VALUES (999, now())");
    await connections.close();
    const store = new PostgresArticleStore(url);
    await expect(store.revision()).rejects.toThrow(/newer version/);
    await store.close();
  });

  it("rejects with StoreUnavailable when the server accepts connections and never responds", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const store = new PostgresArticleStore(`postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`);
    await expect(store.list({ search: "", page: 1 })).rejects.toThrow(StoreUnavailable);
    await store.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("refuses a database that is not UTF-8", async () => {
    const url = await newDatabase(inject("postgresUrl"), "latin", "ENCODING 'LATIN1' TEMPLATE template0");
    const store = new PostgresArticleStore(url);
    await expect(store.revision()).rejects.toThrow(/LATIN1; it must be UTF8/);
    await store.close();
  });
});

it("does not report a wrong statement as an outage", async () => {
  const connections = new Connections(inject("postgresUrl"));
  await expect(connections.query("SELEC 1")).rejects.not.toThrow(StoreUnavailable);
  await connections.close();
});
