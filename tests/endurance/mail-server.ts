// Trial with a mail server that is down, slow, refuses or hangs up, then recovers. The SMTP dialogue is real; only the
// retry clock is mocked.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { retryPolicy } from "#server/notify/notice.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import {
  buildQuoteForm,
  createTestClock,
  parseTestEnv,
  postForm,
  testPages,
} from "#tests/support/test-site.ts";
import { type Outcome, onBoth, pause, type Settings } from "./trial.ts";

type Mood = "away" | "refusing" | "hanging up" | "silent after the text" | "slow" | "well";
const moods: readonly Mood[] = [
  "away",
  "refusing",
  "hanging up",
  "silent after the text",
  "slow",
  "well",
];
/** Deadline of an attempt in milliseconds; a slow server takes longer. */
const ATTEMPT = 300;

export const mailTrials = onBoth("Mail server away, refusing, slow, hanging up", (settings, full) =>
  tryMoods(settings, full ? 40 : 5),
);

async function tryMoods(settings: Settings, perMood: number): Promise<Outcome> {
  const mailServer = await createMoodyServer();
  const env = parseTestEnv({
    ...settings,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  });
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const database = { ...(await openDatabase(env, silentLog)), now: async () => clock.now() };
  const { handle, outbox, pictures } = createApp({
    env,
    database,
    pages: testPages,
    mailer: createMailer(env.mail, env.dataDir),
    log: silentLog,
    now: clock.now,
    random: Math.random,
    newUuid: randomUUID,
    attemptLimit: ATTEMPT,
  });
  let tried = 0;
  for (const mood of moods) {
    mailServer.setMood(mood);
    for (let number = 0; number < perMood; number += 1) {
      tried += 1;
      const form = postForm(buildQuoteForm({ email: `ada${tried}@example.com` }));
      const { status } = await handle(new Request("http://site.test/", form));
      if (status !== 303) throw new Error(`answered ${status} while the mail server was ${mood}`);
    }
    await outbox.deliverDue();
    clock.advance(retryPolicy.longestPause);
  }
  for (let look = 0; look < 3; look += 1) {
    await outbox.deliverDue();
    clock.advance(2 * retryPolicy.longestPause);
  }
  const ids = await database.queries.selectFrom("notice").select("reference").execute();
  await database.close();
  await pictures.stop();
  await mailServer.close();

  const { arrived } = mailServer;
  const missing = ids.filter(({ reference }) => !arrived.has(`<${reference}@example.com>`)).length;
  const strangers = arrived.size - (ids.length - missing);
  const repeats = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0);
  return {
    tried,
    lost: missing + strangers + (tried - ids.length),
    note: `${repeats} arrived again, each with the Message-ID it had`,
  };
}

async function createMoodyServer() {
  const arrived = new Map<string, number>();
  let mood: Mood = "well";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_, __, callback) {
      if (mood === "refusing") return callback(refusal);
      if (mood === "slow") return void pause(2 * ATTEMPT).then(() => callback());
      callback();
    },
    async onData(stream, _, callback) {
      if (mood === "hanging up") return hangUp();
      const chunks: Buffer[] = await stream.toArray().catch(() => []);
      if (chunks.length === 0) return;
      const text = Buffer.concat(chunks).toString();
      const id = /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? "none";
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      // Accepted without a reply, so the sender must send again.
      if (mood === "silent after the text") return hangUp();
      callback();
    },
  });
  server.on("error", () => {});
  const sockets = new Set<{ destroy(): void }>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.server.on("connection", (socket) => {
    if (mood === "away") return socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    arrived,
    setMood(next: Mood) {
      mood = next;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

const refusal = Object.assign(new Error("try later"), { responseCode: 451 });
