// The site stopped in every way there is, each with a request half sent and a webhook unanswered:
// both are finished, and what was acknowledged is stored.

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { sql } from "kysely";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, parseTestEnv, postForm } from "#tests/support/test-site.ts";
import { inEngine, type TrialEngine, trialEngines } from "./engines.ts";
import { killGroup, readOutput, type StopWay, startLeader, stopWays } from "./stop-ways.ts";
import type { Trial } from "./trial.ts";

export const stopTrial: Trial = {
  name: "Stopped in every way, request and webhook under way",
  async run(full) {
    const engines = full ? trialEngines : trialEngines.slice(0, 1);
    const times = full ? 3 : 1;
    // Once, before seven starts find the same pages out of date.
    await once(spawn(process.execPath, ["run/build.mjs"], { stdio: "ignore" }), "exit");
    const problems: string[] = [];
    let tried = 0;
    for (const engine of engines) {
      for (let time = 0; time < times; time += 1) {
        tried += stopWays.length;
        await Promise.all(
          stopWays.map(async (way) => {
            const problem = await tryWay(way, engine).catch(String);
            if (problem !== "") problems.push(`${way.name}, ${engine}: ${problem}`);
          }),
        );
      }
    }
    return {
      tried,
      survived: tried - problems.length,
      lost: problems.length,
      note: problems.join("\n") || `${stopWays.length} ways`,
    };
  },
};

/** Resolves to what went wrong. */
function tryWay(way: StopWay, engine: TrialEngine): Promise<string> {
  return inEngine(engine, async (databaseSettings) => {
    const webhook = await createHeldWebhook();
    const settings = { ...databaseSettings, ...webhook.settings };
    const started = startLeader(way.command, settings);
    try {
      const said = readOutput(started);
      const address = await said.waitFor(/"address":"(http[^"]+)"/);
      const first = randomUUID();
      const second = randomUUID();
      const answer = await fetch(address, {
        ...postForm(buildQuoteForm({ model: first }), { [idempotencyKeyHeader]: first }),
        redirect: "manual",
      });
      await webhook.asked;
      const half = await sendHalf(address, second);

      const ended = once(started, "exit");
      await way.stop(started);
      await said.waitFor(/"event":"(stopping)"/);
      const status = await half.finish();
      webhook.answer();
      const [code, signal] = await ended;
      // Each process that was started holds the output: all of them have gone.
      await said.ended;

      const stored = await readStored(settings);
      return [
        answer.status === 303 ? "" : `answered ${answer.status}`,
        status === 303 ? "" : `the half-sent request was answered ${status}`,
        way.ends.includes(code ?? signal) ? "" : `ended with ${code ?? signal}`,
        said.count(/"event":"stopping"/g) === 1 ? "" : "stopping not logged once",
        said.count(/"event":"stopped"/g) === 1 ? "" : "stopped not logged once",
        stored.models.sort().join() === [first, second].sort().join() ? "" : "not both stored",
        stored.sentOf(first) ? "" : "the webhook under way was not noted as sent",
      ]
        .filter(Boolean)
        .join("; ");
    } finally {
      killGroup(started, "SIGKILL");
      webhook.close();
    }
  });
}

/** A receiver that takes a notice and does not answer until it is told to. */
async function createHeldWebhook() {
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
  const held: ServerResponse[] = [];
  let isHolding = true;
  const server: Server = createServer((_, response) => {
    if (!isHolding) return response.end();
    held.push(response);
    wasAsked();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    asked,
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    },
    answer() {
      isHolding = false;
      for (const response of held) response.end();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A form whose second half waits. */
async function sendHalf(address: string, key: string) {
  const { hostname, port, host } = new URL(address);
  const body = new URLSearchParams(buildQuoteForm({ model: key })).toString();
  const middle = body.length / 2;
  const socket = connect(Number(port), hostname);
  const headers = [
    "POST / HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    `${idempotencyKeyHeader}: ${key}`,
    "Expect: 100-continue",
  ];
  let answer = "";
  const underWay = Promise.withResolvers<void>();
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
    underWay.resolve();
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
  });
  socket.write(`${headers.join("\r\n")}\r\n\r\n${body.slice(0, middle)}`);
  // The server asks for the rest: only now does it have a request under way.
  await Promise.race([underWay.promise, closed]);
  return {
    async finish(): Promise<number> {
      socket.write(body.slice(middle));
      await closed;
      return Number(/HTTP\/1.1 ([2-5]\d\d)/.exec(answer)?.[1] ?? 0);
    },
  };
}

async function readStored(settings: Record<string, string>) {
  const database = await openDatabase(parseTestEnv(settings), silentLog);
  try {
    const stored = await sql<{ model: string }>`select model from quote_request`.execute(
      database.queries,
    );
    const sent = await sql<{ model: string }>`
      select model from quote_request where id in
        (select quote_request_id from notice where channel = 'webhook' and state = 'sent')`.execute(
      database.queries,
    );
    return {
      models: stored.rows.map(({ model }) => model),
      sentOf: (model: string) => sent.rows.some((row) => row.model === model),
    };
  } finally {
    await database.close();
  }
}
