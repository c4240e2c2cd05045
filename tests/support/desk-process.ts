// The desk as the studio runs it: desk open in a process of its own, beside a site with requests of every kind.

import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { openSqlite } from "#server/db/open-sqlite.ts";
import { savePhoto } from "#server/photos/store.ts";
import { startSite } from "./site-server.ts";
import { buildQuoteForm, buildUuid, postForm } from "./test-site.ts";

const PLENTY = 1_000_000_000;

const forms: Record<string, string>[] = [
  { firstName: "Grace", email: "grace@example.com", make: "Ford", model: "Transit Custom" },
  { firstName: "李雷", email: "li.lei@example.com", make: "BMW", model: "4 Series" },
  { firstName: "Cheap links", email: "x@example.com", "bot-field": "x" },
  {
    message:
      "Coupé, full wrap in Irwell Petrol, satin (IW 214). Guide price £2,400, medium car, like a BMW 4 Series. In gloss or satin film, including VAT",
  },
];

/** Resolves to the address that lets a browser in once. Request 4 is open and has three photos; 1 is answered. */
export async function startDesk() {
  const site = await startSite({ RATE_LIMIT: "off", SITE_URL: "http://127.0.0.1:9" });
  for (const [index, changes] of forms.entries()) {
    const key = { "Idempotency-Key": buildUuid(index) };
    await fetch(site.origin, { ...postForm(buildQuoteForm(changes), key), redirect: "manual" });
  }
  const database = await openSqlite(site.dataDir);
  for (const number of [1, 2, 3]) {
    const [width, height] = number === 2 ? [900, 1200] : [1200, 900];
    const background = { r: 30 * number, g: 90, b: 110 };
    const image = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const keys = { requestKey: buildUuid(3), photoKey: buildUuid(100 + number) };
    const photo = { ...keys, receivedAt: new Date(), width, height, image };
    await savePhoto(database, photo, PLENTY);
  }
  await database.close();
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const start = (...args: string[]) =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "desk/main.ts", ...args], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
  await new Promise((resolve) => start("answered", "1").once("exit", resolve));
  const desk = start("open", "--no-browser");
  const entrance = await new Promise<string>((resolve) => {
    let output = "";
    desk.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /http:\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
  return {
    entrance,
    async stop() {
      const gone = once(desk, "exit", { signal: AbortSignal.timeout(20_000) });
      desk.kill("SIGTERM");
      await gone.catch(() => {
        throw new Error("The desk did not end within 20 seconds of SIGTERM.");
      });
      await site.stop();
    },
  };
}
