// Bad files sent as photos, under three names each and eight at a time: none is stored that is no picture,
// none is answered as the server's fault, nobody else waits, and the memory stays bounded.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { photosPath, photoTypes, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, parseTestEnv, postForm } from "#tests/support/test-site.ts";
import { type BadPhoto, makeBadPhotos } from "./bad-photo-files.ts";
import { inEngine } from "./engines.ts";
import { runSite } from "./run-site.ts";
import { type Outcome, pause, type Trial } from "./trial.ts";

/** Megabytes that the server may hold. */
const MOST_OF_SERVER = 300;
/** The same with the process that makes its photos. */
const MOST_MEMORY = 400;
/** Milliseconds, on a machine that does other things too; a quiet one keeps every page under 50. */
const LONGEST_WAIT = 250;

export const badPhotosTrial: Trial = {
  name: "Bad photos: malformed, huge, mislabelled, animated, bombs",
  run: (full) => inEngine("SQLite", (settings) => attack(settings, full)),
};

/** @param full also judges how long a page takes, which a busy machine would blur. */
async function attack(settings: Record<string, string>, full: boolean): Promise<Outcome> {
  const rounds = full ? 3 : 1;
  const files = await makeBadPhotos(full);
  const site = await runSite({ ...settings, TRUST_PROXY: "on" });
  const watch = await watchSite(site.address, site.process.pid ?? 0);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  const queue = Array.from({ length: rounds }, (_, round) => photoTypes[round % 3] ?? "")
    .flatMap((type) => files.map((file) => ({ ...file, type })))
    .values();
  const attacker = async (_: unknown, number: number) => {
    for (const file of queue) {
      const status = await sendFile(site.address, file, `192.0.2.${number}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isRight = file.isPhoto ? [204, 413, 415] : [413, 415];
      // A body that is too large is not read to its end: the connection may break first.
      const mayBreak = file.bytes.byteLength > 5_000_000;
      if (!isRight.includes(status) && !(mayBreak && status === 0)) {
        problems.push(`${file.name} as ${file.type}: ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
  const { memory, ofServer, longest } = await watch.finish();
  await site.end("SIGTERM");
  problems.push(...(await findBadPhotos(settings)));
  if (ofServer > MOST_OF_SERVER || memory > MOST_MEMORY) problems.push("too much memory");
  if (full && longest > LONGEST_WAIT) problems.push(`a page took ${longest} ms`);
  const tried = rounds * files.length;
  const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
  return {
    tried,
    survived: tried - problems.length,
    lost: problems.length,
    note: [
      `${answers}; server ${ofServer} MB at most, ${memory} MB with the process that makes its photos, slowest page ${longest} ms`,
      ...problems,
    ].join("\n"),
  };
}

/** Each to a request of its own, so that their number refuses none. @returns 0 where the connection broke. */
async function sendFile(
  address: string,
  { bytes, type }: BadPhoto & { type: string },
  from: string,
): Promise<number> {
  const requestKey = randomUUID();
  const form = buildQuoteForm({ email: `${requestKey}@example.com` });
  await fetch(address, {
    ...postForm(form, { [idempotencyKeyHeader]: requestKey }),
    redirect: "manual",
  });
  for (;;) {
    const answer = await fetch(address + photosPath, {
      method: "POST",
      headers: {
        "Content-Type": type,
        "X-Forwarded-For": from,
        [quoteRequestKeyHeader]: requestKey,
        [idempotencyKeyHeader]: randomUUID(),
      },
      body: bytes,
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    // Others are being read: the answer says to wait.
    if (answer?.status !== 503) return answer?.status ?? 0;
    await pause(50);
  }
}

/** What the server's processes hold at most, and how long an answer takes that needs nothing but the event loop. */
async function watchSite(address: string, pid: number) {
  const probe = new Worker(join(import.meta.dirname, "healthz-probe.ts"), { workerData: address });
  await once(probe, "online");
  let memory = 0;
  let ofServer = 0;
  const watch = setInterval(() => {
    const server = readMegabytes(pid, "VmRSS");
    ofServer = Math.max(ofServer, server);
    memory = Math.max(memory, server + measureChildren(pid));
  }, 10);
  return {
    async finish(): Promise<{ memory: number; ofServer: number; longest: number }> {
      clearInterval(watch);
      probe.postMessage("stop");
      const [longest] = await once(probe, "message");
      return {
        memory: Math.round(memory),
        ofServer: Math.round(ofServer),
        longest: Math.round(longest),
      };
    },
  };
}

/** Megabytes of a process's children beside its own; the files that they have in memory are the same. */
function measureChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children.reduce((sum, child) => sum + readMegabytes(child, "RssAnon"), 0);
}

function readMegabytes(pid: number | string, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // It has ended.
    return 0;
  }
}

/** Whatever is stored is a JPEG that can be read, without metadata. */
async function findBadPhotos(settings: Record<string, string>): Promise<string[]> {
  const database = await openDatabase(parseTestEnv(settings), silentLog);
  try {
    const problems: string[] = [];
    const ids = await database.queries.selectFrom("photo").select("id").execute();
    for (const { id } of ids) {
      const { image, width, height } = await database.queries
        .selectFrom("photo")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const { info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
      const { format, exif } = await sharp(image).metadata();
      const isRight = info.width === width && info.height === height && format === "jpeg" && !exif;
      if (!isRight) problems.push(`photo ${id} is stored wrongly`);
    }
    return problems;
  } finally {
    await database.close();
  }
}
