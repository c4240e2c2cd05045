// Email addresses as keys: one to find a person's requests, one to count mails to a mailbox.

import { domainToASCII } from "node:url";

/** Key for lookups: ignores the case and width of letters, and unifies Unicode and Punycode domains. */
export function toEmailKey(email: string): string {
  const { local, domain } = split(email);
  return `${local}@${domain}`;
}

/** Key that ignores plus tags and Gmail's dots. For counting only: on some servers "ada+wrap" is a different person. */
export function toMailboxKey(email: string): string {
  const { local, domain } = split(email);
  const [name = ""] = local.split("+", 1);
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

function split(email: string): { local: string; domain: string } {
  const text = email.trim().normalize("NFKC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // domainToASCII returns "" for an invalid domain, which is kept as it is.
  return { local: text.slice(0, Math.max(at, 0)), domain: domainToASCII(domain) || domain };
}
