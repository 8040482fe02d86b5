import { resolve } from "node:path";
import * as v from "valibot";

/** Settings that cannot be used; the message names every wrong one and what it should be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const port = (lowest: number, rule: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) >= lowest && Number(text) <= 65_535, rule),
    v.transform(Number),
  );

const matching = (pattern: RegExp, rule: string) => v.pipe(v.string(), v.regex(pattern, rule));

/** An http address without query, fragment and password; the slash at its end is dropped. */
const baseAddress = (rule: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const { protocol = "", search, hash, username, password } = URL.parse(text) ?? {};
      return /^https?:$/.test(protocol) && !search && !hash && !username && !password;
    }, rule),
    v.transform((text) => new URL(text).href.replace(/\/+$/, "")),
  );

/** Every setting with its default; the message of a rule completes "it should be …". */
const settings = v.object({
  HOST: v.optional(
    matching(/^[\w.:-]+$/, "a host name or an IP address to listen on, such as 127.0.0.1 or 0.0.0.0"),
    "127.0.0.1",
  ),
  PORT: v.optional(port(0, "a whole number from 0 to 65535 (0: any free port)"), "3000"),
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isDatabaseAddress,
        "a PostgreSQL address such as postgres://user:password@host:5432/diagonal, with a port from 1 to 65535 and with / ? # % and @ in the password written as %2F %3F %23 %25 and %40",
      ),
    ),
  ),
  INFO_API_HOST: v.optional(
    baseAddress("the base address of an info API, such as https://api.example.org or https://example.org/api"),
  ),
  SITE_URL: v.optional(
    v.pipe(
      baseAddress("the site's public address, such as https://diagonal.example"),
      v.check(
        (url) => new URL(url).pathname === "/",
        "an address without a path, such as https://diagonal.example, because the site is served at the root of its host",
      ),
    ),
  ),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email("an e-mail address"))),
  TRUST_PROXY: v.optional(
    v.pipe(
      matching(/^(true|false|yes|no|\d)$/i, "the number of proxies in front of the server, 0 to 9 (true means 1)"),
      v.transform((text) => (/^\d$/.test(text) ? Number(text) : Number(/^(true|yes)$/i.test(text)))),
    ),
    "0",
  ),
  METRICS_PORT: v.optional(port(1, "a whole number from 1 to 65535")),
  OFFLINE: v.optional(v.picklist(["on", "off"], "on or off"), "on"),
  LOG_FORMAT: v.optional(v.picklist(["auto", "json", "pretty", "off"], "auto, json, pretty or off"), "auto"),
});

/** The settings of the server, read once at start. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * @param env settings by name, as in `process.env`; an empty one counts as unset
 * @throws {ConfigError} naming every wrong setting
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, text?.trim() || undefined]));
  const result = v.safeParse(settings, given);
  if (!result.success) {
    const wrong = result.issues.map(({ path, message }) => {
      const name = String(path?.[0].key);
      // An address may hold a password.
      const shown = name === "DATABASE_URL" ? "no such address" : JSON.stringify(withoutPassword(given[name] ?? ""));
      return `${name} is ${shown}; it should be ${message}.`;
    });
    throw new ConfigError(wrong.join("\n"));
  }
  const { HOST, PORT, SITE_URL, INFO_API_HOST, METRICS_PORT, CONTACT_EMAIL, ...rest } = result.output;
  if (INFO_API_HOST && isOwnApi(new URL(INFO_API_HOST), { host: HOST, port: PORT, siteUrl: SITE_URL })) {
    throw new ConfigError(
      "INFO_API_HOST is this site itself, which would ask itself for its articles; leave it unset to show its own articles.",
    );
  }
  if (METRICS_PORT === PORT) throw new ConfigError("METRICS_PORT is the same as PORT; choose another.");
  return {
    host: HOST,
    port: PORT,
    /** Absolute path of the folder that holds the SQLite store and the articles' pictures. */
    dataDir: resolve(rest.DATA_DIR),
    /** Undefined: the store is SQLite. */
    databaseUrl: rest.DATABASE_URL,
    /** Base address of another host's info API (`{base}/info`); undefined: this site's own. */
    infoApiHost: INFO_API_HOST,
    /** Where visitors find the site; undefined: where it listens. */
    siteUrl: SITE_URL,
    contactEmail: CONTACT_EMAIL ?? emailAt(SITE_URL),
    /** How many proxies in front are trusted to tell a visitor's address and protocol. */
    trustedProxies: rest.TRUST_PROXY,
    metricsPort: METRICS_PORT,
    offline: rest.OFFLINE === "on",
    /** `auto`: readable lines on a terminal, else JSON. */
    log: rest.LOG_FORMAT,
  };
}

/** Where a browser on this machine finds a server that listens on this host and port. */
export function localAddress(host: string, port: number): string {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** What the pages know of the settings. `url` is where the server listens. */
export function siteOf({ siteUrl, contactEmail, infoApiHost }: Config, url: string) {
  return {
    url: siteUrl ?? url,
    contactEmail,
    articlesOrigin: infoApiHost === undefined ? null : new URL(infoApiHost).origin,
  };
}

function isDatabaseAddress(text: string): boolean {
  // The driver also takes an address without a host: postgres://user@/name?host=/run/postgresql
  const url = /^postgres(ql)?:\/\/\S+$/.test(text) ? URL.parse(text.replace("@/", "@localhost/")) : null;
  if (url === null) return false;
  const port = url.searchParams.get("port") ?? (url.port || "5432");
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) return false;
  return [url.username, url.password, url.hostname, url.pathname].every((part) => !/%(?![\da-f]{2})/i.test(part));
}

/** Whether the address leads to this site: to its public address, or to where it listens. */
function isOwnApi(api: URL, site: { host: string; port: number; siteUrl: string | undefined }): boolean {
  const isBase = /^\/(?:api)?$/.test(api.pathname);
  if (isBase && site.siteUrl !== undefined && new URL(site.siteUrl).host === api.host) return true;
  if (api.protocol !== "http:" || Number(api.port || 80) !== site.port) return false;
  const own = new URL(localAddress(site.host, site.port)).hostname;
  const isLoopback = (name: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(name);
  return api.hostname === own || (isLoopback(api.hostname) && isLoopback(own));
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^/@]*@/, "//…@");
}

function emailAt(siteUrl: string | undefined): string {
  const hostname = siteUrl ? new URL(siteUrl).hostname : "";
  return /\.[a-z]+$/i.test(hostname) ? `hello@${hostname}` : "hello@diagonal.example";
}
