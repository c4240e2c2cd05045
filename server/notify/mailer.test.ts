import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { createMailer } from "./mailer.ts";

/** A real SMTP dialogue on loopback. */
async function createMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _, callback) {
      mails.push(Buffer.concat(await stream.toArray()).toString());
      callback();
    },
    ...options,
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return { mails, mailer: createMailerFor(port) };
}

function createMailerFor(port: number) {
  const { mail } = parseTestEnv({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "quotes@example.com",
  });
  return createMailer(mail, "unused");
}

const mail = {
  from: "website@example.com",
  to: "quotes@example.com",
  subject: "Quote request 1",
  text: "Hello",
  messageId: "<1@example.com>",
  fileName: "request-1",
};

test("a mail arrives at the mail server with its Message-ID", async () => {
  const { mails, mailer } = await createMailServer();
  await mailer.send(mail);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Message-ID: <1@example.com>");
});

test("a mail that the server refuses is reported with the server's code", async () => {
  const { mailer } = await createMailServer({
    onRcptTo: (_, __, callback) =>
      callback(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
  });
  await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
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
