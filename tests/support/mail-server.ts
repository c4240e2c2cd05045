// SMTP server on loopback that keeps received mails.

import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "./loopback.ts";

/** By default, the server accepts everything and offers no encryption. */
export async function createMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const logins: { user: string; password: string }[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
  const server = new SMTPServer({
    // Suppresses the library's warning about the test certificate.
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
      // The sender hung up mid-message.
      if (chunks === undefined) return;
      const mail = Buffer.concat(chunks).toString();
      mails.push(mail);
      callback();
      arrive(mail);
    },
    ...options,
  });
  server.on("error", () => {});
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return {
    mails,
    logins,
    /** Resolves to the first mail. */
    arrived,
    port: await listenOnLoopback(server.server),
    server: server.server,
  };
}
