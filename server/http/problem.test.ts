import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { testPages } from "#tests/support/test-site.ts";
import { answerProblem, type ProblemContext, wantsPage } from "./problem.ts";

const environment = { origin: "https://wraps.example", today: "20 November 2026" };
const problem = {
  status: 413,
  title: "Too large",
  text: "Please send less.",
  headers: { "Retry-After": "30" },
};

function createContext(accept: string | undefined, pages = testPages) {
  const lines: string[] = [];
  const request = new Request("http://site.test/", accept ? { headers: { Accept: accept } } : {});
  const log = createLog((line) => lines.push(line));
  const context: ProblemContext = { request, pages, environment, log };
  return { context, lines };
}

test.each([
  ["text/html,application/xhtml+xml", true],
  ["application/json, text/html;q=0.5", true],
  ["*/*", false],
  ["text/plain", false],
  [undefined, false],
])("who accepts %s wants a page: %s", (accept, wants) => {
  expect(wantsPage(createContext(accept).context.request)).toBe(wants);
});

test("a program gets a line of text, with the problem's headers", async () => {
  const answer = await answerProblem(problem, createContext("*/*").context);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toBe("Too large. Please send less.\n");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "content-length": "29",
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "30",
  });
});

test("a person gets the page for it, with the problem's headers", async () => {
  const answer = await answerProblem(problem, createContext("text/html").context);
  expect(answer.status).toBe(413);
  const page = await answer.text();
  const { headers, ...said } = problem;
  expect(JSON.parse(page)).toEqual({ state: { problem: said }, environment });
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "retry-after": headers["Retry-After"],
    "content-type": "text/html; charset=utf-8",
  });
});

test("a person gets the line of text where the page fails, and the log says so without detail", async () => {
  const render = () => Promise.reject(new Error("secret detail"));
  const { context, lines } = createContext("text/html", { ...testPages, render });
  const answer = await answerProblem(problem, context);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toBe("Too large. Please send less.\n");
  expect(lines.join("")).toContain("page not rendered");
  expect(lines.join("")).not.toContain("secret");
});
