// Responses with the built pages and the real renderer, which the server's own tests replace with fakes.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { notFound } from "#content/not-found.ts";
import {
  originPlaceholder,
  problemPlaceholders,
  type RenderPage,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { createBuiltPages } from "#server/http/built-pages.ts";
import { studio } from "#studio/studio.ts";
import { siteDir, textOf } from "#tests/support/site.ts";
import { createTestSite, postForm } from "#tests/support/test-site.ts";

async function createRealSite(settings: Record<string, string> = {}) {
  const renderer = new URL("../../dist/render/render.js", import.meta.url).href;
  const { render } = (await import(renderer)) as { render: RenderPage };
  const pages = createBuiltPages({
    siteDir,
    settings: { siteOrigin: settings.SITE_URL },
    now: () => new Date(),
    problemPage: readFileSync("dist/render/problem.html", "utf8"),
    render,
  });
  return createTestSite({ settings, pages });
}

const browser = { Accept: "text/html", "Accept-Encoding": "gzip" };

/** Reads the page, checking that it was compressed and has no placeholders. */
async function readPage(answer: Response) {
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  for (const left of [originPlaceholder, todayPlaceholder, ...Object.values(problemPlaceholders)]) {
    expect(html).not.toContain(left);
  }
  return parse(html);
}

test.each(["//", "/%ff"])("%s is answered with the 404 page", async (path) => {
  const site = await createRealSite();
  const answer = await site.ask(path, { headers: browser });
  expect(answer.status).toBe(404);
  const page = await readPage(answer);
  expect(textOf(page.querySelector("h1"))).toBe(notFound.heading);
});

test.each<[number, string, RequestInit]>([
  [405, "/faq", { method: "PUT", headers: browser }],
  [403, "/", postForm({}, { ...browser, Origin: "https://evil.example" })],
  [415, "/", postForm({}, { ...browser, "Content-Type": "text/plain" })],
  [413, "/", postForm({ message: "x".repeat(40_000) }, browser)],
  [400, "/", { headers: { ...browser, Host: "a b" } }],
])("a refusal with %i is explained on a page of the site", async (status, path, init) => {
  const site = await createRealSite();
  const plain = await (
    await site.ask(path, { ...init, headers: { ...init.headers, Accept: "*/*" } })
  ).text();
  const answer = await site.ask(path, init);
  expect(answer.status).toBe(status);
  const page = await readPage(answer);
  const [title, text] = [page.querySelector("h1"), page.querySelector("h1 + p")].map((element) =>
    textOf(element ?? null),
  );
  expect(`${title}. ${text}\n`).toBe(plain);
  expect(textOf(page.querySelector("title"))).toBe(`${title} | ${studio.name}`);
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector(`main a[href="mailto:${studio.email}"]`)).not.toBeNull();
  // React would replace this page with the usual page at its address.
  expect(page.querySelectorAll("script, dialog").length).toBe(0);
});

test("while the database is unavailable, the form returns with its values and the telephone number", async () => {
  const site = await createRealSite();
  await site.database.close();
  const answer = await site.sendForm({ model: "Käfer" }, browser);
  expect(answer.status).toBe(503);
  const page = await readPage(answer);
  expect(page.querySelector("main form [name=model]")?.getAttribute("value")).toBe("Käfer");
  expect(page.querySelector(`main a[href="${studio.phone.link}"]`)).not.toBeNull();
});

test("a mail's link opens a page with a button that marks the request as answered", async () => {
  const site = await createRealSite({ SITE_URL: "https://wraps.example" });
  await site.sendForm();
  await site.outbox.deliverDue();
  const link = /wraps\.example(\/answered\/\S+)/.exec(String(site.mails[0]?.text))?.[1] ?? "";
  const open = async () => readPage(await site.ask(link, { headers: browser }));
  const asking = await open();
  expect(textOf(asking.querySelector("h1"))).toBe("Mark quote request 1 as answered");
  const form = asking.querySelector("h1 ~ form");
  expect(form?.attributes).toEqual({ class: expect.any(String), method: "post" });
  expect(textOf(form?.querySelector("button[type=submit]") ?? null)).toBe("Mark as answered");
  expect((await site.ask(link, { method: "POST", headers: browser })).status).toBe(303);
  const answered = await open();
  expect(textOf(answered.querySelector("h1"))).toBe("Quote request 1 is answered");
  expect(answered.querySelector("h1 ~ form")).toBeNull();
});

describe("a rejected form", () => {
  test("keeps all input, even text that equals a placeholder", async () => {
    const site = await createRealSite();
    const typed = {
      make: "",
      model: todayPlaceholder,
      message: `${originPlaceholder} ${problemPlaceholders.title} data-analytics="site-analytics"</script>`,
    };
    const answer = await site.sendForm(typed, browser);
    expect(answer.status).toBe(422);
    const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    const page = parse(html);
    expect(page.querySelector("input[name=model]")?.getAttribute("value")).toBe(typed.model);
    const state = JSON.parse(page.querySelector("#page-state")?.rawText ?? "{}");
    expect(state.quote.values).toMatchObject(typed);
  });

  test("has the site's origin, but no date and no structured data", async () => {
    const site = await createRealSite({ SITE_URL: "https://wraps.example" });
    const answer = await site.sendForm({ make: "" }, browser);
    const page = await readPage(answer);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      "https://wraps.example/",
    );
    expect(page.querySelector("#root")?.hasAttribute("data-today")).toBe(false);
    expect(page.querySelector("[data-analytics]")).toBeNull();
    expect(page.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
