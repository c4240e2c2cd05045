import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createMailServer } from "#tests/support/mail-server.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  parseTestEnv,
  postForm,
} from "#tests/support/test-site.ts";
import { createMailer, findRequestOfMail, type MailServer, photoMailName } from "./mailer.ts";

function createMailerFor(port: number, changes: Partial<MailServer> = {}) {
  const server = {
    host: "127.0.0.1",
    port,
    login: undefined,
    encryption: "where offered",
  } as const;
  return createMailer(
    {
      kind: "smtp",
      server: { ...server, ...changes },
      from: "website@example.com",
      to: "quotes@example.com",
    },
    "unused",
  );
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

test("a mail arrives at the mail server with its Message-ID", async () => {
  const { mails, port } = await createMailServer();
  await createMailerFor(port).send(mail);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Message-ID: <1@example.com>");
});

test("a mail that the server refuses is reported with the server's code", async () => {
  const { port } = await createMailServer({
    onRcptTo: (_, __, callback) =>
      callback(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
  });
  await expect(createMailerFor(port).send(mail)).rejects.toMatchObject({
    code: "EENVELOPE",
    responseCode: 550,
  });
});

test("a server that hangs up in mid-dialogue is reported", async () => {
  const hungUp = createServer((socket) => {
    socket.on("error", () => {}).write("220 mail.test\r\n");
    socket.once("data", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void hungUp.close());
  await once(hungUp, "listening");
  const { port } = hungUp.address() as AddressInfo;
  await expect(createMailerFor(port).send(mail)).rejects.toMatchObject({
    code: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNRESET|EPROTOCOL/),
  });
});

describe("a mail server that offers no encryption", () => {
  const login = { user: "website", password: "hunter2" };

  test("is told neither password nor mail; the notice waits, and the desk says why", async () => {
    const { mails, logins, port } = await createMailServer();
    const mailer = createMailerFor(port, { login, encryption: "required" });
    const site = await createTestSite({ sendMail: mailer.send });
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect([mails, logins]).toEqual([[], []]);
    for (const command of [["notices"], ["show", "1"]]) {
      expect((await createTestDesk(site)(...command)).out).toContain(
        "the mail server offers no encryption that can be trusted (ETLS",
      );
    }
    const notices = await site.database.queries.selectFrom("notice").select("state").execute();
    expect(notices).toEqual([{ state: "waiting" }]);
  });

  test.each(["where offered", "none"] as const)(
    "is used when it is asked for: %s",
    async (encryption) => {
      const { mails, logins, port } = await createMailServer();
      await createMailerFor(port, { login, encryption }).send(mail);
      expect(mails).toHaveLength(1);
      expect(logins).toEqual([login]);
    },
  );

  test("is not spoken to in clear where TLS begins at once", async () => {
    const { mails, port } = await createMailServer();
    const mailer = createMailerFor(port, { login, encryption: "at once" });
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(mails).toEqual([]);
  });
});

describe("a mail server that offers encryption with a certificate nobody vouches for", () => {
  const offered = { disabledCommands: [] };

  test.each(["required", "where offered"] as const)("is not trusted: %s", async (encryption) => {
    const { mails, port } = await createMailServer(offered);
    await expect(createMailerFor(port, { encryption }).send(mail)).rejects.toThrow("certificate");
    expect(mails).toEqual([]);
  });

  test("is sent to in clear where encryption is switched off", async () => {
    const { mails, port } = await createMailServer(offered);
    await createMailerFor(port, { encryption: "none" }).send(mail);
    expect(mails).toHaveLength(1);
  });
});

describe("nothing in a mail makes the mailer read a file or fetch an address", () => {
  test.each([
    ["to a mail server", async () => createMailerFor((await createMailServer()).port)],
    ["to a file", async () => createFileMailer(await createTestFolder())],
  ])("%s", async (_, create) => {
    const mailer = await create();
    const readable = join(await createTestFolder(), "secret");
    await writeFile(readable, "secret");
    const href = `http://127.0.0.1:${(await createMailServer()).port}/`;
    for (const content of [{ text: { path: readable } }, { attachments: [{ href }] }]) {
      await expect(mailer.send({ ...mail, ...content })).rejects.toThrow(
        /(file|url) access rejected/i,
      );
    }
  });
});

test("a mail kept as a file is whole, for its owner only, and written over by a repeat", async () => {
  const dataDir = await createTestFolder();
  const mailer = createFileMailer(dataDir);
  await mailer.send(mail);
  await mailer.send({ ...mail, text: "Hello again" });
  expect(await readdir(join(dataDir, "mail"))).toEqual(["request-1.eml"]);
  const file = join(dataDir, "mail", "request-1.eml");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toMatch(/^From: website@example\.com\r\n.*Hello again/s);
});

test("a mail kept as a file tells by its name which request it is about, whole or half written", () => {
  const names = ["request-17.eml", "reminder-17.eml", `${photoMailName(17, 4)}.eml`];
  for (const name of names) {
    expect(findRequestOfMail(name)).toBe(17);
    expect(findRequestOfMail(`${name}.part`)).toBe(17);
  }
  expect(findRequestOfMail("notes-17.txt")).toBeUndefined();
  expect(findRequestOfMail("old-request-17.eml")).toBeUndefined();
});
