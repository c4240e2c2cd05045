// The desk's pages for a test site.

import { type HTMLElement, parse } from "node-html-parser";
import type { Desk } from "#desk/desk.ts";
import { openDeskPages } from "#desk/web/app.ts";
import { createGuard, root } from "#desk/web/guard.ts";
import { createSilentDesk } from "./test-desk.ts";
import { createTestDeskOf } from "./test-desk-sites.ts";
import type { TestSite } from "./test-site.ts";

type Site = Pick<TestSite, "env" | "clock" | "database">;

export const deskOrigin = "http://127.0.0.1:4100";

export function createTestDeskPages(site: Site, changes: Partial<Desk> = {}) {
  const errors: string[] = [];
  const desk: Desk = {
    ...createSilentDesk(site),
    printError: (text) => errors.push(text),
    ...changes,
  };
  const guard = createGuard();
  const handle = openDeskPages({ desk, database: site.database, guard });
  /** Sends a request without the session cookie. By default, the Host is the desk's. */
  const askOutside = (path: string, { headers = {}, ...init }: RequestInit = {}) => {
    const url = new URL(path, deskOrigin);
    return handle(new Request(url, { ...init, headers: { Host: url.host, ...headers } }));
  };
  return { guard, askOutside, errors };
}

/** Opens the pages like a browser: with the session cookie, and with a browser's headers on form posts. */
export async function enterDeskPages(site: Site, changes: Partial<Desk> = {}) {
  const { guard, askOutside, errors } = createTestDeskPages(site, changes);
  const entered = await askOutside(guard.entrance);
  const cookie = (entered.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    askOutside(root + path, { ...init, headers: { Cookie: cookie, ...init.headers } });
  /** Submits a form. Resolves to the status, the redirect target if any, and the text. */
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
  /** The page's visible text, with white space collapsed. */
  const readText = async (path: string) =>
    textOf((await read(path)).page.querySelector("main") ?? parse(""));
  return { ask, press, read, readText, askOutside, errors, cookie };
}

export const textOf = (element: HTMLElement) =>
  element.structuredText.replaceAll(/\s+/g, " ").trim();

/** Paths of matching links, forms and buttons, without the desk's root. */
export const pathsOf = (page: HTMLElement, selector: string) =>
  page
    .querySelectorAll(selector)
    .map((element) =>
      (
        ["href", "action", "formaction"].map((name) => element.getAttribute(name)).find(Boolean) ??
        ""
      )
        .replace(root, "")
        .replaceAll("&amp;", "&"),
    );

/** The desk's pages and commands for a site that received these forms, a minute apart. */
export async function enterDeskPagesOf(...forms: Record<string, string>[]) {
  const { site, desk: command } = await createTestDeskOf(...forms);
  return { site, command, ...(await enterDeskPages(site)) };
}
