// What the site costs when it has grown: a million stored requests, twenty thousand of them from one address.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readResidentMegabytes, startSite } from "#tests/support/site-server.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { table } from "./document.ts";
import { median, quantile } from "./numbers.ts";

const ASKED = 200;
const OF_ONE = "often@example.com";

export async function measureGrowth(): Promise<string> {
  const stored = [];
  for (const count of [1000, 1_000_000]) stored.push(await measureStored(count));
  const head = [
    "stored",
    "of one address",
    "a request: median, 99th",
    "one of that address",
    "the desk's list",
    "a search",
    "server",
    "desk",
  ];
  return table(head, stored);
}

async function measureStored(count: number): Promise<(string | number)[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const settings = {
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    REMINDER: "off",
    STORE_LIMIT_MB: "4000",
  };
  await (await startSite(settings)).stop();
  const ofOne = count / 50;
  fill(join(dataDir, "quotes.sqlite"), count, ofOne);
  const site = await startSite(settings);
  const desk = await openDesk(settings);
  try {
    const others = await timeRequests(site.origin, (number) => `new-${number}@example.com`);
    const same = await timeRequests(site.origin, () => OF_ONE);
    const list = await timePages(desk, "/?shelf=all");
    const search = await timePages(desk, "/?q=nobody-of-this-name");
    return [
      count.toLocaleString("en-GB"),
      ofOne.toLocaleString("en-GB"),
      `${median(others).toFixed(1)}, ${quantile(others, 0.99).toFixed(1)} ms`,
      `${median(same).toFixed(1)} ms`,
      `${list.toFixed(0)} ms`,
      `${search.toFixed(0)} ms`,
      `${site.memory()} MB`,
      `${readResidentMegabytes(desk.process.pid)} MB`,
    ];
  } finally {
    desk.process.kill();
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Over the last hundred days, each with the notice that told of it; one in a hundred is open. */
function fill(file: string, count: number, ofOne: number): void {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma synchronous = off;
    begin;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into quote_request
      (received_at, first_name, email, email_key, make, model, wrap_type, message, idempotency_key, answered_at, fingerprint)
    select received, 'Ada', address, address, 'Tesla', 'Model ' || i, 'Vehicle Wrap', '', 'key-' || i,
      iif(i % 100 = 0, null, received), 'print-' || i
    from (
      select i, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (-8640000.0 * (${count} - i) / ${count}) || ' seconds') as received,
        iif(i <= ${ofOne}, '${OF_ONE}', 'a' || i || '@example.com') as address
      from n
    );
    insert into notice
      (quote_request_id, channel, reference, state, attempts, created_at, due_at, give_up_at, sent_at)
    select id, 'email', 'reference-' || id, 'sent', 1, received_at, received_at, received_at, received_at
    from quote_request;
    commit;
    pragma wal_checkpoint(truncate);
  `);
  database.close();
}

async function timeRequests(origin: string, email: (number: number) => string): Promise<number[]> {
  const times = [];
  for (let number = 0; number < ASKED; number += 1) {
    const form = buildQuoteForm({ email: email(number), model: `Growth ${number}` });
    const started = performance.now();
    const { status } = await fetch(origin, { ...postForm(form), redirect: "manual" });
    times.push(performance.now() - started);
    if (status !== 303) throw new Error(`a request was answered ${status}`);
  }
  return times;
}

type Desk = { process: ChildProcess; origin: string; cookie: string };

async function openDesk(settings: Record<string, string>): Promise<Desk> {
  const desk = spawn(process.execPath, ["desk/main.ts", "open", "--no-browser"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of desk.stdout) {
    said += chunk;
    if (/http:\S+/.test(said)) break;
  }
  const entrance = /http:\S+/.exec(said)?.[0] ?? "";
  const entered = await fetch(entrance, { redirect: "manual" });
  const cookie = entered.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  return { process: desk, origin: new URL(entrance).origin, cookie };
}

async function timePages({ origin, cookie }: Desk, path: string): Promise<number> {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    const answer = await fetch(origin + path, { headers: { Cookie: cookie } });
    await answer.text();
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`the desk answered ${answer.status}`);
  }
  return median(times);
}
