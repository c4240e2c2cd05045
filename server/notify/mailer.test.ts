import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { MailServer } from "#server/addresses.ts";
import { listenOnLoopback } from "#tests/support/loopback.ts";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestFolder, parseTestEnv } from "#tests/support/test-site.ts";
import { explainProblem, nameProblem } from "./explain-problem.ts";
import { createMailer, findRequestOfMail, photoMailName } from "./mailer.ts";

function createMailerFor(port: number, changes: Partial<MailServer> = {}) {
  const local = { host: "127.0.0.1", login: undefined, encryption: "where offered" } as const;
  const server = { ...local, port, ...changes };
  return createMailer({ kind: "smtp", server, from: mail.from, to: mail.to }, "unused");
}

const createFileMailer = (dataDir: string) => createMailer(parseTestEnv({}).mail, dataDir);

const mail = {
  from: "website@example.com",
  to: "quotes@example.com",
  subject: "Quote request 1",
  text: "Hello",
  messageId: "<1@example.com>",
  fileName: "request-1",
};

test("a server that drips its answer endlessly is abandoned at the deadline, and its connection closed", async () => {
  const closed = Promise.withResolvers<void>();
  const dripping = createServer((socket) => {
    socket.on("error", () => {}).on("close", () => closed.resolve());
    socket.write("220 mail.test\r\n");
    socket.on("data", () => socket.write("250-still here\r\n"));
  });
  onTestFinished(() => void dripping.close());
  const mailer = createMailerFor(await listenOnLoopback(dripping));
  const attempt = new AbortController();
  dripping.on("connection", (socket) => socket.once("data", () => attempt.abort()));
  await expect(mailer.send({ ...mail, signal: attempt.signal })).rejects.toThrow("aborted");
  await closed.promise;
});

const offered = { disabledCommands: [] };
const login = { user: "website", password: "hunter2" };

test.each([
  ["required", false],
  ["at once", false],
  ["where offered", true],
  ["none", true],
] as const)(
  'with encryption "%s", password and mail go to an unencrypted server on this machine: %s',
  async (encryption, isSent) => {
    const { mails, logins, port } = await createMailServer();
    const sent = createMailerFor(port, { login, encryption }).send(mail);
    expect((await Promise.allSettled([sent]))[0]?.status).toBe(isSent ? "fulfilled" : "rejected");
    expect([mails.length, logins]).toEqual(isSent ? [1, [login]] : [0, []]);
  },
);

test.each([
  ["required", "another machine", "refused"],
  ["at once", "another machine", "refused"],
  ["where offered", "this machine", "accepted"],
  ["at once", "this machine", "accepted"],
  ["none", "this machine", "accepted"],
] as const)(
  'with encryption "%s", an untrusted certificate of a server on %s is %s',
  async (encryption, _, result) => {
    const isSecure = encryption === "at once";
    const { mails, port } = await createMailServer(isSecure ? { secure: true } : offered);
    // 0.0.0.0 reaches this machine, but counts as another machine.
    const other = result === "refused" && { host: "0.0.0.0" };
    const sent = createMailerFor(port, { encryption, ...other }).send(mail);
    const explained = await sent.then(
      () => "sent",
      (error) => explainProblem(nameProblem(error)),
    );
    expect(explained).toMatch(other ? /the server’s certificate.*CERT/ : /^sent$/);
    expect(mails).toHaveLength(other ? 0 : 1);
  },
);

test("a mail file is complete, even after a crash, readable by its owner only, and overwritten by a retry", async () => {
  const dataDir = await createTestFolder();
  const mailer = createFileMailer(dataDir);
  await mailer.send(mail);
  await writeFile(join(dataDir, "mail", "request-1.eml.part"), "left by a crash", { mode: 0o600 });
  await mailer.send({ ...mail, text: "Hello again" });
  expect(await readdir(join(dataDir, "mail"))).toEqual(["request-1.eml"]);
  const file = join(dataDir, "mail", "request-1.eml");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toMatch(/^From: website@example\.com\r\n.*Hello again/s);
});

test("a mail never contains a file of the server", async () => {
  const { port } = await createMailServer();
  const text = { path: import.meta.filename };
  for (const mailer of [createMailerFor(port), createFileMailer(await createTestFolder())]) {
    await expect(mailer.send({ ...mail, text })).rejects.toThrow("File access rejected");
  }
});

test("a mail file's name identifies its request, even while it is being written", () => {
  const names = ["request-17.eml", "reminder-17.eml", `${photoMailName(17, 4)}.eml`];
  for (const name of names) {
    expect(findRequestOfMail(name)).toBe(17);
    expect(findRequestOfMail(`${name}.part`)).toBe(17);
  }
  expect(findRequestOfMail("notes-17.txt")).toBeUndefined();
  expect(findRequestOfMail("old-request-17.eml")).toBeUndefined();
});
