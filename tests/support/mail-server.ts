// A real SMTP dialogue on loopback that keeps what it is sent.

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** Takes everything and offers no encryption, unless told otherwise. */
export async function createMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const logins: { user: string; password: string }[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
  const server = new SMTPServer({
    // It would warn of its own test certificate.
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _, callback) {
      logins.push({ user: username ?? "", password: password ?? "" });
      callback(null, { user: username });
    },
    async onData(stream, _, callback) {
      const chunks: Buffer[] | undefined = await stream.toArray().catch(() => undefined);
      // The sender hung up in the middle of it.
      if (chunks === undefined) return;
      const mail = Buffer.concat(chunks).toString();
      mails.push(mail);
      callback();
      arrive(mail);
    },
    ...options,
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await once(listening, "listening");
  return {
    mails,
    logins,
    /** Resolves to the first mail. */
    arrived,
    port: (listening.address() as AddressInfo).port,
  };
}
