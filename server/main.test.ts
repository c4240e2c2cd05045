import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDatabaseSettings } from "#tests/support/test-database.ts";
import { buildQuoteForm, createTestFolder, postForm } from "#tests/support/test-site.ts";

async function createBuiltSite(): Promise<string> {
  const folder = await createTestFolder();
  await mkdir(join(folder, "render"));
  await mkdir(join(folder, "site"));
  await writeFile(
    join(folder, "render", "render.js"),
    'export const render = async () => ({ status: 200, html: "" });',
  );
  await writeFile(join(folder, "render", "problem.html"), "");
  await writeFile(join(folder, "site", "index.html"), "<title>Built</title>");
  return folder;
}

/** A real server process, with only the settings that a test passes. */
async function runServer(dist: string, settings: Record<string, string> = {}, dotEnv?: string) {
  const cwd = await createTestFolder();
  if (dotEnv !== undefined) {
    await writeFile(join(cwd, ".env"), dotEnv);
    await chmod(join(cwd, ".env"), 0o644);
  }
  const child = spawn(process.execPath, [resolve("server/main.ts"), dist], {
    cwd,
    env: { PORT: "0", ...(await createTestDatabaseSettings()), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const written = { out: "", errors: "" };
  const { promise: listening, resolve: listen } = Promise.withResolvers<string>();
  const look = () => {
    const address = /"event":"listening","address":"(.*?)"/.exec(written.out)?.[1];
    if (address && written.errors.includes("Stop with Ctrl+C.")) listen(address);
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
    look();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.errors += text;
    look();
  });
  const ended = once(child, "close").then(() => written);
  return { child, exited, ended, listening, cwd };
}

test("a started server stores a request, mails it to the studio, and stops on a signal", async () => {
  const mailServer = await createMailServer();
  const server = await runServer(await createBuiltSite(), {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  });
  const address = await server.listening;
  expect(await (await fetch(address)).text()).toBe("<title>Built</title>");
  const form = postForm(buildQuoteForm({ model: "Model Y" }));
  const answer = await fetch(address, { ...form, redirect: "manual" });
  expect(answer.status).toBe(303);
  const mail = await mailServer.arrived;
  expect(mail).toContain("Subject: Quote request 1: Vehicle Wrap for Tesla Model Y");
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  const { out, errors } = await server.ended;
  expect(out).toContain('"event":"stopped"');
  expect(errors).toContain("go out by SMTP");
});

test("a .env file, a data folder and a database that other users can open are named at the start", async () => {
  const data = join(await createTestFolder(), "data");
  await mkdir(data);
  await chmod(data, 0o755);
  const database = join(data, "quotes.sqlite");
  await writeFile(database, "");
  await chmod(database, 0o644);
  const server = await runServer(await createBuiltSite(), {}, `DATA_DIR=${data}\n`);
  await server.listening;
  server.child.kill("SIGINT");
  expect(await server.exited).toBe(0);
  const { out, errors } = await server.ended;
  const logged = /"event":"open to every user of the machine","path":"(.*?)"/g;
  for (const named of [out.matchAll(logged), errors.matchAll(/chmod o= (.*)/g)]) {
    expect([...named].map(([, path]) => path)).toEqual([".env", data, database]);
  }
  // The files that the server has created are private.
  for (const name of (await readdir(data)).filter((one) => !one.startsWith("quotes.sqlite"))) {
    expect((await stat(join(data, name))).mode & 0o77).toBe(0);
  }
});

test.each([
  ["a site that is not built", false, {}, "The site is not built: run npm run build."],
  ["a wrong setting", true, { PORT: "x" }, "PORT must be"],
])("%s is explained without a stack, with exit status 1", async (_, built, settings, words) => {
  const dist = built ? await createBuiltSite() : await createTestFolder();
  const server = await runServer(dist, settings);
  expect(await server.exited).toBe(1);
  const { errors } = await server.ended;
  expect(errors).toContain(words);
  expect(errors).not.toMatch(/^ {4}at /m);
});
