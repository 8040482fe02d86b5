import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, localAddress, readConfig, siteOf } from "./config.ts";

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return "accepted";
};

describe("the settings", () => {
  it("have defaults: port 3000 on this machine only, data/, the site's own store and API", () => {
    expect(readConfig({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      contactEmail: "hello@diagonal.example",
      trustedProxies: 0,
      offline: true,
      log: "auto",
    });
  });

  it("count as unset when they are empty", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", METRICS_PORT: "" })).toEqual(readConfig({}));
  });

  it("take the API's base address with or without a path and a slash at its end", () => {
    expect(readConfig({ INFO_API_HOST: "https://api.example.org" }).infoApiHost).toBe("https://api.example.org");
    expect(readConfig({ INFO_API_HOST: "https://host/base/" }).infoApiHost).toBe("https://host/base");
  });

  it("give the pages the site's address and the origin of the host that has the articles", () => {
    const contactEmail = "hello@diagonal.example";
    const url = "http://127.0.0.1:3000";
    expect(siteOf(readConfig({}), url)).toEqual({ url, contactEmail, articlesOrigin: null });
    const remote = siteOf(readConfig({ INFO_API_HOST: "https://host.example/base" }), url);
    expect(remote).toEqual({ url, contactEmail, articlesOrigin: "https://host.example" });
  });

  it("derive the contact address from the site's host name", () => {
    expect(readConfig({ SITE_URL: "https://www.sizes.example/" })).toMatchObject({
      siteUrl: "https://www.sizes.example",
      contactEmail: "hello@www.sizes.example",
    });
    expect(readConfig({ SITE_URL: "http://192.168.1.5:8080" }).contactEmail).toBe("hello@diagonal.example");
    expect(readConfig({ SITE_URL: "https://x.example", CONTACT_EMAIL: "me@x.example" }).contactEmail).toBe(
      "me@x.example",
    );
  });

  it("take the number of trusted proxies, or yes for one", () => {
    const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).trustedProxies;
    expect([proxies("0"), proxies("1"), proxies("2"), proxies("true"), proxies("false")]).toEqual([0, 1, 2, 1, 0]);
  });

  it("withdraw the service worker with OFFLINE=off", () => {
    expect(readConfig({ OFFLINE: "off" }).offline).toBe(false);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["HOST", "http://x"],
    ["INFO_API_HOST", "api.example.org"],
    ["INFO_API_HOST", "ftp://api.example.org"],
    ["INFO_API_HOST", "https://api.example.org?x=1"],
    ["SITE_URL", "diagonal"],
    ["SITE_URL", "https://diagonal.example/sizes"],
    ["SITE_URL", "https://diagonal.example:99999"],
    ["CONTACT_EMAIL", "nobody"],
    ["TRUST_PROXY", "10.0.0.1"],
    ["METRICS_PORT", "0"],
    ["OFFLINE", "no"],
    ["LOG_FORMAT", "xml"],
  ])("refuse %s=%s, naming it and what it should be", (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} is ".*"; it should be .+\\.$`));
  });

  it("name all wrong settings at once", () => {
    expect(refusal({ PORT: "x", SITE_URL: "y", TRUST_PROXY: "z" }).split("\n")).toHaveLength(3);
  });

  it("never show a password", () => {
    expect(refusal({ DATABASE_URL: "mysql://me:secret@host/db" })).toMatch(/^DATABASE_URL .*postgres:\/\//);
    expect(refusal({ DATABASE_URL: "mysql://me:secret@host/db" })).not.toContain("secret");
    const address = "https://me:secret@api.example.org";
    expect(refusal({ INFO_API_HOST: address })).toMatch(/^INFO_API_HOST is "https:\/\/…@api\.example\.org"/);
    expect(refusal({ SITE_URL: address })).not.toContain("secret");
  });

  it.each([
    "postgres://host:99999/db",
    "postgres://host:0/db",
    "postgres://host/db?port=99999",
    "postgres://me:pass#word@host/db",
    "postgres://me:pass/word@host/db",
    "postgres://me:100%@host/db",
    "postgres://",
    "postgres://host name/db",
  ])("refuse the database %s, which the driver could not use", (url) => {
    expect(refusal({ DATABASE_URL: url })).toMatch(
      /^DATABASE_URL is no such address; it should be a PostgreSQL address/,
    );
  });

  it.each([
    "postgres://me:secret@host:5432/db",
    "postgresql://host/db?sslmode=require",
    "postgres://me@[::1]:5432/db",
    "postgres:///db",
    "postgres://me@/db?host=/run/postgresql&port=5433",
    "postgres://me:pass%23word@%2Frun%2Fpostgresql/db",
  ])("take the database %s", (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    { SITE_URL: "https://x.example", INFO_API_HOST: "https://x.example/api" },
    { SITE_URL: "https://x.example", INFO_API_HOST: "http://x.example" },
    { INFO_API_HOST: "http://127.0.0.1:3000/api" },
    { INFO_API_HOST: "http://localhost:3000" },
    { PORT: "80", HOST: "0.0.0.0", INFO_API_HOST: "http://localhost/api" },
    { PORT: "8080", HOST: "::", INFO_API_HOST: "http://127.0.0.1:8080/api" },
    { PORT: "8080", HOST: "192.168.1.5", INFO_API_HOST: "http://192.168.1.5:8080/api" },
  ])("refuse the site itself as the host of its articles: %j", (env) => {
    expect(refusal(env)).toMatch(/^INFO_API_HOST is this site itself, .*leave it unset/);
  });

  it.each([
    { SITE_URL: "https://x.example", INFO_API_HOST: "https://x.example/news" },
    { SITE_URL: "https://x.example", INFO_API_HOST: "https://api.x.example" },
    { INFO_API_HOST: "http://127.0.0.1:3001/api" },
    { PORT: "8080", HOST: "192.168.1.5", INFO_API_HOST: "http://127.0.0.1:8080/api" },
  ])("take another host: %j", (env) => {
    expect(refusal(env)).toBe("accepted");
  });
});

describe("the local address", () => {
  it("can be opened in a browser for every HOST", () => {
    expect(localAddress("127.0.0.1", 3000)).toBe("http://127.0.0.1:3000");
    expect(localAddress("0.0.0.0", 80)).toBe("http://127.0.0.1:80");
    expect(localAddress("::", 3000)).toBe("http://[::1]:3000");
    expect(localAddress("fe80::1", 3000)).toBe("http://[fe80::1]:3000");
  });
});
