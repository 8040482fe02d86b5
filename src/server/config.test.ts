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

  it("never show the password of a database", () => {
    expect(refusal({ DATABASE_URL: "mysql://me:secret@host/db" })).toMatch(/^DATABASE_URL .*postgres:\/\//);
    expect(refusal({ DATABASE_URL: "mysql://me:secret@host/db" })).not.toContain("secret");
  });

  it("refuse the site itself as INFO_API_HOST", () => {
    expect(refusal({ SITE_URL: "https://x.example", INFO_API_HOST: "https://x.example/api" })).toContain(
      "INFO_API_HOST",
    );
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
