// A built site in a folder that holds the packages of `npm ci --omit=dev` alone, run by a user who may
// write nothing but the data folder: it starts, serves, takes a request and a photo, and the desk finds both.

import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { photosPath, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { killGroup, readOutput, startLeader } from "./stop-ways.ts";
import { inFolder, type Trial } from "./trial.ts";

const HOLDS = ["app", "content", "contract", "desk", "dist", "facts", "run", "server", "studio"];
const FILES = ["package.json", "package-lock.json", "vite.config.ts"];

export const productionTrial: Trial = {
  name: "Built site, production packages, code read-only",
  run: () =>
    inFolder(async (folder) => {
      await once(spawn(process.execPath, ["run/build.mjs"], { stdio: "ignore" }), "exit");
      copySite(folder);
      const packages = copyPackages(folder);
      const data = join(folder, "data");
      mkdirSync(data);
      // Root may write anywhere, so somebody else has to try.
      const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
      chmodSync(folder, 0o555);
      try {
        const served = await serve(folder, { DATA_DIR: data, RATE_LIMIT: "off" }, user);
        return {
          tried: 1,
          survived: served === "" ? 1 : 0,
          lost: served === "" ? 0 : 1,
          note: served || `${packages} packages`,
        };
      } finally {
        chmodSync(folder, 0o755);
      }
    }),
};

/** Resolves to what went wrong. */
async function serve(folder: string, settings: Record<string, string>, user: object) {
  const command = [process.execPath, "-r", "./run/check-node.cjs", "run/start.mjs"] as const;
  const started = startLeader(command, settings, { cwd: folder, ...user });
  try {
    const said = readOutput(started);
    const address = await said.waitFor(/"address":"(http[^"]+)"/);
    const page = await fetch(`${address}/faq`);
    const form = buildQuoteForm({ model: "In production" });
    const key = { [idempotencyKeyHeader]: randomUUID() };
    const { status } = await fetch(address, { ...postForm(form, key), redirect: "manual" });
    const photo = await sendPhoto(address, key[idempotencyKeyHeader]);
    const desk = (...words: string[]) =>
      execFileSync(process.execPath, ["desk/main.ts", ...words], {
        ...user,
        cwd: folder,
        env: { ...process.env, ...settings },
        encoding: "utf8",
      });
    const [list, photos] = [desk("list", "--json"), desk("photos", "1")];
    started.kill("SIGTERM");
    await said.ended;
    return [
      page.status === 200 ? "" : `the page was answered ${page.status}`,
      status === 303 ? "" : `the form was answered ${status}`,
      list.includes("In production") ? "" : `the desk listed ${list}`,
      photo.status === 204 ? "" : `the photo was answered ${photo.status}`,
      photos.includes("60 × 80") ? "" : `the desk has the photos ${photos}`,
      said.count(/Installing|Building/g) === 0 ? "" : "it installed or built",
    ]
      .filter(Boolean)
      .join("; ");
  } catch (error) {
    return String(error);
  } finally {
    killGroup(started, "SIGKILL");
  }
}

/** On its side: what is stored upright was made anew there. */
async function sendPhoto(address: string, requestKey: string | undefined): Promise<Response> {
  const body = await makePicture(80, 60, (picture) =>
    picture.jpeg().withMetadata({ orientation: 6 }),
  );
  return fetch(address + photosPath, {
    method: "POST",
    headers: {
      "Content-Type": "image/jpeg",
      [quoteRequestKeyHeader]: requestKey ?? "",
      [idempotencyKeyHeader]: randomUUID(),
    },
    body,
  });
}

function copySite(folder: string): void {
  for (const name of [...HOLDS, ...FILES].filter(existsSync)) {
    cpSync(name, join(folder, name), { recursive: true });
  }
}

/** Those that npm would install without the development's; resolves to their number. */
function copyPackages(folder: string): number {
  type Lock = { packages: Record<string, { dev?: true; devOptional?: true }> };
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  const kept = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional && existsSync(path),
  );
  for (const [path] of kept) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    // Node itself is large, and looks for no packages beside it.
    if (basename(path).startsWith("node-"))
      symlinkSync(join(process.cwd(), path), join(folder, path));
    else cpSync(path, join(folder, path), { recursive: true });
  }
  const record = { packages: Object.fromEntries(kept) };
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify(record));
  return kept.length;
}
