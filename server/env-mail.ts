// The settings of the mails: the mail server's address parsed, and who they come from and go to.

import type { ReadSetting } from "./env-names.ts";
import { isLoopback } from "./loopback.ts";
import { isMailAddress } from "./notify/mail-address.ts";
import type { MailServer, MailSettings } from "./notify/mailer.ts";
import { splitAddress } from "./split-address.ts";

export function parseMail(setting: ReadSetting, problems: string[]): MailSettings {
  const [url, from, to] = [setting("SMTP_URL"), setting("MAIL_FROM"), setting("MAIL_TO")];
  const recipients = to?.split(",").map((address) => address.trim()) ?? ["studio@localhost"];
  if (from !== undefined && !isMailAddress(from)) {
    problems.push("MAIL_FROM must be one email address, such as website@example.com.");
  }
  if (!recipients.every(isMailAddress)) {
    problems.push(
      "MAIL_TO must be an email address, such as quotes@example.com, or several with commas between.",
    );
  }
  const addresses = { from: from ?? "website@localhost", to: recipients.join(", ") };
  const files = { kind: "files", ...addresses } as const;
  if (url === undefined) {
    if (to !== undefined) {
      problems.push(
        "MAIL_TO is set but SMTP_URL is not, so no mail would leave. Set SMTP_URL, or remove MAIL_TO to have mails written to DATA_DIR/mail.",
      );
    }
    return files;
  }
  if (to === undefined) problems.push("SMTP_URL is set but MAIL_TO is not: who gets the mails?");
  if (from === undefined) {
    problems.push("SMTP_URL is set but MAIL_FROM is not: who do the mails come from?");
  }
  const server = parseMailServer(url);
  if (server !== undefined) return { kind: "smtp", server, ...addresses };
  // The address may hold a password: it is never repeated in a message.
  problems.push(
    "SMTP_URL must look like smtp://user:password@mail.example.com:587 (or smtps://…:465), with nothing after it but ?tls=off.",
  );
  return files;
}

const HOST_PORT_OPTION = /^(\[[\da-f:.]+\]|[^\s:/?#[\]]+)(?::(\d{1,5}))?\/?(\?tls=off)?$/i;
/** Speaks TLS from the first byte, whatever the scheme says. */
const SMTPS_PORT = 465;

function parseMailServer(url: string): MailServer | undefined {
  const parts = splitAddress(url);
  if (parts === undefined || !["smtp", "smtps"].includes(parts.scheme)) return undefined;
  const { scheme, login, rest } = parts;
  const [, host, written, tlsOff] = HOST_PORT_OPTION.exec(rest) ?? [];
  if (host === undefined) return undefined;
  const port = Number(written ?? (scheme === "smtps" ? SMTPS_PORT : 587));
  if (port < 1 || port > 65_535) return undefined;
  const encrypted = scheme === "smtps" || port === SMTPS_PORT;
  if (encrypted && tlsOff !== undefined) return undefined;
  return {
    host: host.replaceAll(/[[\]]/g, ""),
    port,
    login,
    encryption: encrypted
      ? "at once"
      : tlsOff !== undefined
        ? "none"
        : isLoopback(host)
          ? "where offered"
          : "required",
  };
}
