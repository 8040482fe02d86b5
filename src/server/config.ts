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
    matching(/^postgres(ql)?:\/\/\S+$/, "a PostgreSQL address such as postgres://user:password@host:5432/diagonal"),
  ),
  INFO_API_HOST: v.optional(
    baseAddress("the base address of an info API, such as https://api.example.org or https://example.org/api"),
  ),
  SITE_URL: v.optional(baseAddress("the site's public address, such as https://diagonal.example")),
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
      // The address may hold a password.
      const shown = name === "DATABASE_URL" ? "no such address" : JSON.stringify(given[name]);
      return `${name} is ${shown}; it should be ${message}.`;
    });
    throw new ConfigError(wrong.join("\n"));
  }
  const { HOST, PORT, SITE_URL, INFO_API_HOST, METRICS_PORT, CONTACT_EMAIL, ...rest } = result.output;
  if (SITE_URL && INFO_API_HOST === `${SITE_URL}/api`) {
    throw new ConfigError("INFO_API_HOST is this site's own API; leave it unset to use that.");
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

function emailAt(siteUrl: string | undefined): string {
  const hostname = siteUrl ? new URL(siteUrl).hostname : "";
  return /\.[a-z]+$/i.test(hostname) ? `hello@${hostname}` : "hello@diagonal.example";
}
