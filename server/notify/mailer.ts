// Mailer: sends by SMTP or, without a mail server, writes `.eml` files to the data folder.

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback, type MailServer } from "#server/addresses.ts";
import { retryPolicy } from "./delivery.ts";

/** `to`: one or more addresses, separated by commas. */
export type MailSettings =
  | { kind: "smtp"; server: MailServer; from: string; to: string }
  | { kind: "files"; from: string; to: string };

export type Mail = SendMailOptions & {
  /** File name without extension for mails kept as files: "request-17". */
  fileName: string;
};

/** File name of the mail whose first photo has this id. */
export function photoMailName(quoteRequestId: number, photoId: number): string {
  return `photos-${quoteRequestId}-${photoId}`;
}

/** Parses the request's id from the name of a mail file, complete or still being written. */
export function findRequestOfMail(file: string): number | undefined {
  const [, id] = /^[a-z]+-(\d+)(?:-\d+)?\.eml(?:\.part)?$/.exec(file) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Rejects with a `PartlyRefusedError` if only some recipients accepted the mail. */
export type Mailer = { send(mail: Mail): Promise<void> };

export class PartlyRefusedError extends Error {
  override name = "PartlyRefusedError";
  readonly code = "EENVELOPE";
  readonly refused: readonly string[];
  readonly responseCode: number | undefined;
  constructor(refused: readonly string[], responseCode: number | undefined) {
    super();
    this.refused = refused;
    this.responseCode = responseCode;
  }
}

export function createMailer(settings: MailSettings, dataDir: string): Mailer {
  return settings.kind === "smtp"
    ? createSmtpMailer(settings.server)
    : createFileMailer(join(dataDir, "mail"));
}

/** Keeps mail content from making nodemailer read files or fetch URLs. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

function createSmtpMailer({ host, port, login, encryption }: MailServer): Mailer {
  const isOnThisMachine =
    encryption === "where offered" || (encryption === "at once" && isLoopback(host));
  const transport = createTransport({
    host,
    port,
    secure: encryption === "at once",
    requireTLS: encryption === "required",
    ignoreTLS: encryption === "none",
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    // As long as an attempt: after a shorter wait, a slow server would get the mail twice.
    socketTimeout: retryPolicy.attemptLimit,
    // Connections to this machine never leave it, so the certificate does not matter.
    tls: { rejectUnauthorized: !isOnThisMachine },
    ...sealed,
  });
  return {
    async send({ fileName: _, ...mail }) {
      const { rejected, rejectedErrors } = await transport.sendMail(mail);
      if (rejected.length === 0) return;
      throw new PartlyRefusedError(rejected, rejectedErrors?.[0]?.responseCode);
    },
  };
}

function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send({ fileName, ...mail }) {
      const { message } = await transport.sendMail({ ...mail, ...sealed });
      await mkdir(folder, { recursive: true });
      await writeDurably(join(folder, `${fileName}.eml`), message as Buffer);
    },
  };
}

/** Atomic and durable: the file is either absent or complete, even after a power cut. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}
