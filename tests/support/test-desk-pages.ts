// The desk's pages of a test's site, opened by the person who started them.

import { type HTMLElement, parse } from "node-html-parser";
import type { Desk } from "#desk/desk.ts";
import { openDeskPages } from "#desk/web/app.ts";
import { createGuard, root } from "#desk/web/guard.ts";
import { createSilentDesk, createTestDesk } from "./test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "./test-site.ts";

type TestSite = Pick<Awaited<ReturnType<typeof createTestSite>>, "env" | "clock" | "database">;

export const deskOrigin = "http://127.0.0.1:4100";

export function createTestDeskPages(site: TestSite, changes: Partial<Desk> = {}) {
  const errors: string[] = [];
  const desk: Desk = {
    ...createSilentDesk(site),
    printError: (text) => errors.push(text),
    ...changes,
  };
  const guard = createGuard();
  const handle = openDeskPages({ desk, database: site.database, guard });
  /** As a browser that has no cookie; the Host is the desk's own unless the headers say otherwise. */
  const askOutside = (path: string, { headers = {}, ...init }: RequestInit = {}) => {
    const url = new URL(path, deskOrigin);
    return handle(new Request(url, { ...init, headers: { Host: url.host, ...headers } }));
  };
  return { guard, askOutside, errors };
}

/** With the cookie that the entrance gives, and the headers that a browser sends with the desk's own forms. */
export async function enterDeskPages(site: TestSite, changes: Partial<Desk> = {}) {
  const { guard, askOutside, errors } = createTestDeskPages(site, changes);
  const entered = await askOutside(guard.entrance);
  const cookie = (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    askOutside(root + path, { ...init, headers: { Cookie: cookie, ...init.headers } });
  /** Resolves to where the browser is sent, or to what it is told. */
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await ask(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: deskOrigin },
    });
    const location = answer.headers.get("Location")?.replace(root, "") ?? "";
    return { status: answer.status, location, text: await answer.text() };
  };
  const read = async (path: string) => {
    const answer = await ask(path);
    return { status: answer.status, page: parse(await answer.text()) };
  };
  /** The page's text as it is read, with single spaces. */
  const readText = async (path: string) =>
    textOf((await read(path)).page.querySelector("main") ?? parse(""));
  return { ask, press, read, readText, askOutside, errors, cookie };
}

export const textOf = (element: HTMLElement) =>
  element.structuredText.replaceAll(/\s+/g, " ").trim();

/** Addresses of the desk's links and forms, without the folder that all are in. */
export const pathsOf = (page: HTMLElement, selector: string) =>
  page
    .querySelectorAll(selector)
    .map((element) =>
      (element.getAttribute("href") ?? element.getAttribute("action") ?? "")
        .replace(root, "")
        .replaceAll("&amp;", "&"),
    );

/** The pages of a site that has had these forms, a minute apart, and its desk's commands beside them. */
export async function enterDeskPagesOf(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    await site.ask("/", postForm(buildQuoteForm(changes)));
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  return { site, command: createTestDesk(site), ...(await enterDeskPages(site)) };
}
