// What an answer costs the server's processor, beside nginx and a bare node:http with the same bytes, in alternation.
// Processor time per answer does not depend on how fast the benchmark asks, nor on what else the machine does:
// a core of its own would give a million microseconds divided by it, every second.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site-server.ts";
import { askFor } from "./ask.ts";
import { table } from "./document.ts";
import { median, quantile } from "./numbers.ts";
import { processorTime } from "./processor-time.ts";
import { measureStarts, origin } from "./starts.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 2;
const CONNECTIONS = 32;

type Contender = { name: string; pid: number; origin: string };

export async function measureServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const starts = await measureStarts();
  const site = await startSite({ SITE_URL: origin, RATE_LIMIT: "off" });
  const atRest = site.memory();
  const rivals: ChildProcess[] = [];
  try {
    const [page, picture] = await Promise.all([
      readWhole(`${site.origin}/`),
      readWhole(site.origin + heroPicture()),
    ]);
    writeFileSync(join(folder, "page"), page.body);
    writeFileSync(join(folder, "picture"), picture.body);
    const contenders = [
      { name: "nginx", ...(await startNginx(folder, page, rivals)) },
      { name: "bare node:http", ...(await startBare(folder, page, rivals)) },
      { name: "this site", pid: site.pid, origin: site.origin },
    ];
    const asked: [string, string, boolean][] = [
      ["page", "/", false],
      ["page, unchanged", "/", true],
      ["picture", heroPicture(), false],
    ];
    const rows = [];
    for (const [what, path, isHeld] of asked) {
      rows.push(...(await race(what, contenders, path, isHeld)));
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const memory = table(
      ["memory at rest", "the most under load", "5 s after it"],
      [[`${atRest} MB`, `${mostMemory} MB`, `${site.memory()} MB`]],
    );
    return [
      table(["answer", "server", "processor time", "against nginx", "99th percentile"], rows),
      starts,
      memory,
    ].join("\n\n");
  } finally {
    for (const rival of rivals) rival.kill();
    await site.stop();
    rmSync(folder, { recursive: true });
  }

  async function race(what: string, contenders: Contender[], path: string, isHeld: boolean) {
    const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]));
    const waits = new Map(contenders.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, pid, origin } of contenders) {
        // Rivals know one page and one picture, under names of their own.
        const address = name === "this site" ? path : path === "/" ? "/page" : "/picture";
        const { tag } = await readWhole(origin + address);
        const headers = { "Accept-Encoding": "br", ...(isHeld && { "If-None-Match": tag }) };
        const before = processorTime(pid);
        const times = await askFor(origin + address, {
          headers,
          connections: CONNECTIONS,
          seconds: SECONDS,
        });
        costs.get(name)?.push((1e6 * (processorTime(pid) - before)) / times.length);
        waits.get(name)?.push(quantile(times, 0.99));
        if (name === "this site") mostMemory = Math.max(mostMemory, site.memory());
      }
    }
    const ofNginx = median(costs.get("nginx") ?? []);
    return contenders.map(({ name }) => {
      const cost = median(costs.get(name) ?? []);
      return [
        what,
        name,
        `${cost.toFixed(1)} µs`,
        (ofNginx / cost).toFixed(2),
        `${median(waits.get(name) ?? []).toFixed(1)} ms`,
      ];
    });
  }
}

let mostMemory = 0;

function heroPicture(): string {
  const html = readFileSync("dist/site/index.html", "utf8");
  return /\/pictures\/hero-[\w.-]+-800\.\w+\.avif/.exec(html)?.[0] ?? "";
}

/** As it is on the wire; fetch would decode it. */
function readWhole(url: string) {
  return new Promise<{ body: Buffer; headers: Headers; tag: string }>((resolve, reject) => {
    const asked = request(url, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
      const headers = new Headers(answer.headers as Record<string, string>);
      const body = Buffer.concat(await answer.toArray());
      resolve({ body, headers, tag: headers.get("ETag") ?? "" });
    });
    asked.on("error", reject).end();
  });
}

type Page = Awaited<ReturnType<typeof readWhole>>;

const shared = ["Content-Security-Policy", "Referrer-Policy", "Permissions-Policy", "Vary"];

async function startNginx(folder: string, page: Page, rivals: ChildProcess[]) {
  const port = await freePort();
  const headers = shared
    .map((name) => `add_header ${name} "${page.headers.get(name)}";`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; error_log ${folder}/error.log; pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; open_file_cache max=100; sendfile on; tcp_nopush on;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /page { default_type "text/html; charset=utf-8"; add_header Content-Encoding br; ${headers} }
    location = /picture { default_type image/avif; add_header Cache-Control immutable; }
  }
}`,
  );
  const nginx = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  rivals.push(nginx);
  return { pid: nginx.pid ?? 0, origin: await answering(`http://127.0.0.1:${port}`) };
}

async function startBare(folder: string, page: Page, rivals: ChildProcess[]) {
  const port = await freePort();
  const headers = Object.fromEntries(shared.map((name) => [name, page.headers.get(name) ?? ""]));
  const code = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const [page, picture] = ["page", "picture"].map((name) => readFileSync(${JSON.stringify(folder)} + "/" + name));
const headers = ${JSON.stringify({ ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br", ETag: page.tag })};
createServer((request, response) => {
  const body = request.url === "/page" ? page : picture;
  if (request.headers["if-none-match"] === ${JSON.stringify(page.tag)}) response.writeHead(304, headers).end();
  else response.writeHead(200, { ...headers, "Content-Length": body.length }).end(body);
}).listen(${port}, "127.0.0.1");`;
  const bare = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: "ignore",
  });
  rivals.push(bare);
  return { pid: bare.pid ?? 0, origin: await answering(`http://127.0.0.1:${port}`) };
}

/** Waits until somebody answers there. */
async function answering(origin: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/page`).catch(() => undefined);
    if (answer?.ok) return origin;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
