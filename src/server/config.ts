import { resolve } from "node:path";
import * as v from "valibot";

/** The settings of the server, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that holds the SQLite store and the articles' pictures. */
  readonly dataDir: string;
  /** Present when the store is PostgreSQL. */
  readonly databaseUrl?: string;
  /** Base address of another host's info API (`{base}/info`), without a slash at its end; absent: this site's own. */
  readonly infoApiHost?: string;
  /** Where visitors find the site, without a slash at its end; absent: where it listens. */
  readonly siteUrl?: string;
  readonly contactEmail: string;
  /** How many proxies in front are trusted to tell a visitor's address and protocol; 0: none. */
  readonly trustedProxies: number;
  readonly metricsPort?: number;
  readonly log: "json" | "off";
}

/** Settings that cannot be used; the message names every wrong one and what it should be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const port = (lowest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) >= lowest && Number(text) <= 65_535),
    v.transform(Number),
  );

/** An address with http(s) and a host, and neither query, fragment nor password; the slash at its end is dropped. */
const baseAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
  }),
  v.transform((text) => new URL(text).href.replace(/\/+$/, "")),
);

const settings = {
  HOST: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "127.0.0.1"),
    should: "a host name or an IP address to listen on, such as 127.0.0.1 or 0.0.0.0",
  },
  PORT: { schema: v.optional(port(0), "3000"), should: "a whole number from 0 to 65535 (0: any free port)" },
  DATA_DIR: { schema: v.optional(v.string(), "data"), should: "a folder" },
  DATABASE_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/))),
    should: "a PostgreSQL address such as postgres://user:password@host:5432/diagonal",
  },
  INFO_API_HOST: {
    schema: v.optional(baseAddress),
    should: "the base address of an info API, such as https://api.example.org or https://example.org/api",
  },
  SITE_URL: { schema: v.optional(baseAddress), should: "the site's public address, such as https://diagonal.example" },
  CONTACT_EMAIL: { schema: v.optional(v.pipe(v.string(), v.email())), should: "an e-mail address" },
  TRUST_PROXY: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(true|false|yes|no|\d)$/i),
        v.transform((text) => (/^\d$/.test(text) ? Number(text) : /^(true|yes)$/i.test(text) ? 1 : 0)),
      ),
      "0",
    ),
    should: "the number of proxies in front of the server, 0 to 9 (true means 1)",
  },
  METRICS_PORT: { schema: v.optional(port(1)), should: "a whole number from 1 to 65535" },
  LOG_FORMAT: { schema: v.optional(v.picklist(["json", "off"]), "json"), should: "json or off" },
} as const;

/**
 * @param env settings by name, as in `process.env`; an empty one counts as unset
 * @throws {ConfigError} naming every wrong setting
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  function read<Name extends keyof typeof settings>(name: Name) {
    const text = env[name]?.trim() || undefined;
    const result = v.safeParse(settings[name].schema, text);
    if (!result.success) wrong.push(`${name} is ${shown(name, text)}; it should be ${settings[name].should}.`);
    return (result.success ? result.output : undefined) as v.InferOutput<(typeof settings)[Name]["schema"]>;
  }
  const [host, port, siteUrl] = [read("HOST"), read("PORT"), read("SITE_URL")];
  const [databaseUrl, infoApiHost, contactEmail] = [read("DATABASE_URL"), read("INFO_API_HOST"), read("CONTACT_EMAIL")];
  const [dataDir, metricsPort] = [read("DATA_DIR"), read("METRICS_PORT")];
  const [trustedProxies, log] = [read("TRUST_PROXY"), read("LOG_FORMAT")];
  if (siteUrl && infoApiHost === `${siteUrl}/api`) {
    wrong.push("INFO_API_HOST is this site's own API; leave it unset to use that.");
  }
  if (metricsPort !== undefined && metricsPort === port)
    wrong.push("METRICS_PORT is the same as PORT; choose another.");
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return {
    host,
    port,
    dataDir: resolve(dataDir),
    ...(databaseUrl && { databaseUrl }),
    ...(infoApiHost && { infoApiHost }),
    ...(siteUrl && { siteUrl }),
    contactEmail: contactEmail ?? emailAt(siteUrl),
    trustedProxies,
    ...(metricsPort && { metricsPort }),
    log,
  };
}

/** Where a browser on this machine finds a server that listens on this host and port. */
export function localAddress(host: string, port: number): string {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function emailAt(siteUrl: string | undefined): string {
  const hostname = siteUrl ? new URL(siteUrl).hostname : "";
  return /\.[a-z]+$/i.test(hostname) ? `hello@${hostname}` : "hello@diagonal.example";
}

/** A password has no place in a message. */
function shown(name: string, text: string | undefined): string {
  return name === "DATABASE_URL" ? "no such address" : JSON.stringify(text);
}
