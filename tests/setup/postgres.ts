import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ensurePostgres } from "#tools/setup-postgres.ts";
import { freePort } from "./free-port.ts";

/** Upper limits for a busy machine. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const OWNER = "diagonal";

/** A new, empty PostgreSQL server in a temporary folder, on a free port of this machine. */
export class PostgresServer {
  readonly #bin: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;
  #databases = 0;

  private constructor(bin: string, folder: string, port: number, settings: readonly string[]) {
    this.#bin = bin;
    this.#folder = folder;
    this.#port = port;
    this.#settings = settings;
  }

  /**
   * Creates and starts a server.
   * @param isDurable whether it waits for the disk as in production, which tests do not need
   */
  static async create({ isDurable = false } = {}): Promise<PostgresServer> {
    const bin = await ensurePostgres();
    const folder = newFolder();
    const args = ["-D", folder, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
    runProgram(join(bin, "initdb"), args, folder);
    const settings = isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
    const server = new PostgresServer(bin, folder, await freePort(), settings);
    await server.start();
    return server;
  }

  /** Creates and starts a read-only replica of this server. */
  async createStandby(): Promise<PostgresServer> {
    const folder = newFolder();
    const from = ["-h", "127.0.0.1", "-p", String(this.#port), "-U", OWNER];
    const args = [...from, "-D", folder, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
    runProgram(join(this.programs, "pg_basebackup"), args, folder);
    const standby = new PostgresServer(this.#bin, folder, await freePort(), this.#settings);
    await standby.start();
    return standby;
  }

  /** The address of the database of the same name on this server. */
  addressOf(database: string): string {
    return new URL(new URL(database).pathname, this.url).href;
  }

  /** The folder of all its programs. The folder in which the server was found may contain links to some of them only. */
  get programs(): string {
    return dirname(realpathSync(join(this.#bin, "postgres")));
  }

  /** Creates a database, empty or as a copy of another one that nobody uses, and returns its address. */
  async newDatabase(copied?: string): Promise<string> {
    this.#databases += 1;
    const template = copied && `TEMPLATE "${new URL(copied).pathname.slice(1)}"`;
    return newDatabase(this.url, `test_${this.#databases}`, template);
  }

  /** The address of the database that every server has. */
  get url(): string {
    return `postgres://${OWNER}@127.0.0.1:${this.#port}/postgres`;
  }

  /** Starts the server. After a stop it has the same port and databases. */
  async start(): Promise<void> {
    const listen = ["-p", String(this.#port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
    const child = spawn(join(this.#bin, "postgres"), ["-D", this.#folder, ...listen, ...this.#settings], {
      ...USER,
      cwd: this.#folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.on("data", (data) => {
      output = `${output}${data}`.slice(-4000);
    });
    this.#process = child;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#acceptsConnections())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start.\n${output}`);
      await wait(50);
    }
  }

  /** Stops the server at once: it closes connections and keeps committed data. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGINT");
    const force = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(force);
  }

  /** Freezes every process of the server: it accepts connections and queries, and never responds. */
  pause(): void {
    this.#signalAll("SIGSTOP");
  }

  /** Continues after `pause`. */
  resume(): void {
    this.#signalAll("SIGCONT");
  }

  /** PostgreSQL has one process for each connection. */
  #signalAll(signal: NodeJS.Signals): void {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("PostgreSQL does not run.");
    process.kill(pid, signal);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    for (const child of children) process.kill(Number(child), signal);
  }

  /** Stops the server and deletes its data. */
  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #acceptsConnections(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Creates a database on a running server and returns its address. */
export async function newDatabase(serverUrl: string, name: string, options = ""): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" ${options}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function newFolder(): string {
  const folder = mkdtempSync(join(USER ? "/tmp" : tmpdir(), "diagonal-postgres-"));
  if (USER) chownSync(folder, USER.uid, USER.gid);
  return folder;
}

function runProgram(program: string, args: readonly string[], folder: string): void {
  execFileSync(program, args, { ...USER, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

/** PostgreSQL refuses to run as root. Then it runs as user postgres or nobody, in a folder that both can access. */
const USER = userFor(process.getuid?.());

function userFor(uid: number | undefined): { uid: number; gid: number } | undefined {
  if (uid !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [user, group] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, name], { stdio: "pipe" })));
      if (user && group) return { uid: user, gid: group };
    } catch {
      // This user does not exist.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user 'postgres' or 'nobody' to run it.");
}
