// Complete site for one test: the real app on a real database, with a mocked clock, simple pages, and a list of mails.

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { PageEnvironment, PageState } from "#contract/page-environment.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Program } from "#server/db/site-lock.ts";
import { type Env, parseEnv } from "#server/env.ts";
import type { Pages } from "#server/http/pages.ts";
import type { Connection } from "#server/http/routes.ts";
import { createLog } from "#server/log.ts";
import type { Mail } from "#server/notify/mailer.ts";
import type { PictureMaker } from "#server/photos/picture.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { copyMigratedDatabase, createTestDatabaseSettings } from "./test-database.ts";

export const testOrigin = "http://site.test";

export type TestSiteOptions = {
  settings?: Record<string, string>;
  pages?: Partial<Pages>;
  /** Replaces the mail server; may throw to reject a mail. */
  sendMail?: (mail: Mail) => Promise<void>;
  pictures?: PictureMaker;
  /** Uses the database's real clock, as in production, instead of the test clock. */
  serverClock?: boolean;
  program?: Program;
};

export async function createTestSite(options: TestSiteOptions = {}) {
  const dataDir = await createTestFolder();
  const databaseSettings = await createTestDatabaseSettings();
  await copyMigratedDatabase(dataDir);
  const env = parseTestEnv({
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    ...databaseSettings,
    ...options.settings,
  });
  const opened = await openDatabase(env, silentLog, options.program);
  onTestFinished(() => opened.close());
  const clock = createTestClock("2026-11-20T14:03:21.000Z");
  const database = options.serverClock ? opened : { ...opened, now: async () => clock.now() };
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const site = createApp({
    env,
    database,
    pages: { ...testPages, ...options.pages },
    mailer: {
      async send(mail) {
        await options.sendMail?.(mail);
        mails.push(mail);
      },
    },
    log: createLog((line) => logLines.push(line), clock.now),
    now: clock.now,
    elapsed: () => clock.now().getTime(),
    random: () => 0.5,
    newUuid: randomUUID,
    ...(options.pictures && { pictures: options.pictures }),
  });
  onTestFinished(() => site.pictures.stop());
  const ask = (path: string, init?: RequestInit, connection?: Connection) =>
    site.handle(new Request(testOrigin + path, init), connection);
  const sendForm = (
    changes?: Record<string, string>,
    headers?: Record<string, string>,
    connection?: Connection,
  ) => ask("/", postForm(buildQuoteForm(changes), headers), connection);
  /** Sends `count` forms, each with its own email address: ada1@example.com, ada2@example.com and so on. */
  async function sendForms(count: number, name = "ada") {
    for (let number = 1; number <= count; number += 1) {
      await sendForm({ email: `${name}${number}@example.com` });
    }
  }
  return { ...site, ask, sendForm, sendForms, env, database, clock, mails, logLines };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

export const storedRequests = ({ database }: Pick<TestSite, "database">) =>
  database.queries.selectFrom("quoteRequest").selectAll().orderBy("id").execute();

export const storedIds = async (site: Pick<TestSite, "database">) =>
  (await storedRequests(site)).map(({ id }) => id);

export const storedDeliveries = ({ database }: Pick<TestSite, "database">) =>
  database.queries.selectFrom("notice").selectAll().orderBy("id").execute();

/** Creates a site with `count` requests and sends their notifications. */
export async function createSiteWithRequests(
  count: number,
  email = (_: number) => "ada@example.com",
) {
  const site = await createTestSite();
  for (let number = 1; number <= count; number += 1) {
    const changes = { model: `Model ${number} 🦊`, email: email(number) };
    await site.sendForm(changes);
  }
  await site.outbox.deliverDue();
  return site;
}

export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wrap-studio-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function createTestClock(start: string) {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

export function parseTestEnv(settings: Record<string, string>): Env {
  const parsed = parseEnv(settings);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.env;
}

/** Serves "/" and "/faq". `render` returns its arguments as JSON. */
export const testPages: Pages = {
  async serve(request) {
    const { pathname } = new URL(request.url);
    return ["/", "/faq"].includes(pathname) ? new Response(`page ${pathname}`) : undefined;
  },
  async serveNotFound() {
    return new Response("no such page", { status: 404 });
  },
  async render(state, environment) {
    const status = state.problem?.status ?? (state.quote ? 422 : 200);
    return { status, html: JSON.stringify({ state, environment }) };
  },
};

/** Reads the arguments of `render` from a response of `testPages`. */
export async function readRendered(
  answer: Response,
): Promise<{ state: PageState; environment: PageEnvironment }> {
  return JSON.parse(await answer.text());
}

/** Form post of a browser without JavaScript. */
export function postForm(
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  };
}

export function buildQuoteForm(changes: Record<string, string> = {}): Record<string, string> {
  return { "form-name": "quote", ...validQuoteRequest, "bot-field": "", ...changes };
}

export function buildUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
