// Trial with a mail server that fails in several ways, then recovers. A test clock skips the pauses between retries.

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { retryPolicy } from "#server/notify/delivery.ts";
import { createMailServer } from "#tests/support/mail-server.ts";
import { buildQuoteForm, createTestClock, postForm } from "#tests/support/test-site.ts";
import { openApp, type Settings } from "./site.ts";

const moods = ["away", "refusing", "hanging up", "silent after the text", "slow", "well"] as const;

/** Deadline of a delivery attempt in milliseconds; the slow server takes twice as long. */
const ATTEMPT = 300;

/** Expects that every mail arrives, and that repeated mails keep their Message-ID. @returns the counts to report. */
export async function sendThroughMoods(settings: Settings, perMood: number): Promise<string> {
  const mailServer = await createMoodyServer();
  const clock = createTestClock("2026-11-20T12:00:00Z");
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  };
  const { handle, outbox, queries } = await openApp({ ...settings, ...mail }, clock.now, ATTEMPT);
  let tried = 0;
  for (const mood of moods) {
    mailServer.mood = mood;
    for (let number = 0; number < perMood; number += 1) {
      tried += 1;
      const form = postForm(buildQuoteForm({ email: `ada${tried}@example.com` }));
      const { status } = await handle(new Request("http://site.test/", form));
      expect(status, `while the mail server was ${mood}`).toBe(303);
    }
    await outbox.deliverDue();
    clock.advance(retryPolicy.longestPause);
  }
  for (let look = 0; look < 3; look += 1) {
    await outbox.deliverDue();
    clock.advance(2 * retryPolicy.longestPause);
  }
  const deliveries = await queries.selectFrom("notice").select("reference").execute();
  const expected = deliveries.map(({ reference }) => `<${reference}@example.com>`);
  expect(expected).toHaveLength(tried);
  expect(new Set(mailServer.arrived)).toEqual(new Set(expected));
  return `${tried} acknowledged, ${mailServer.arrived.length - tried} mails arrived again`;
}

async function createMoodyServer() {
  const moody = {
    mood: "well" as (typeof moods)[number],
    /** Message-IDs. */
    arrived: [] as string[],
  };
  const { port, server } = await createMailServer({
    onMailFrom(_, __, callback) {
      if (moody.mood === "refusing") return callback(refusal);
      if (moody.mood === "slow") return void pause(2 * ATTEMPT).then(() => callback());
      callback();
    },
    async onData(stream, _, callback) {
      if (moody.mood === "hanging up") return hangUp();
      const chunks: Buffer[] = await stream.toArray().catch(() => []);
      if (chunks.length === 0) return;
      const text = Buffer.concat(chunks).toString();
      moody.arrived.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? "none");
      // Receives the mail but never replies, so the sender must send the mail again.
      if (moody.mood === "silent after the text") return hangUp();
      callback();
    },
  });
  const sockets = new Set<{ destroy(): void }>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on("connection", (socket) => {
    if (moody.mood === "away") return socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return Object.assign(moody, { port });
}

const refusal = Object.assign(new Error("try later"), { responseCode: 451 });
