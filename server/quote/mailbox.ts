// Email addresses as keys: one finds a person's requests, the other counts what one mailbox is sent.

import { domainToASCII } from "node:url";

/** Finds a person however the address was typed: in any case, in full-width letters, its domain in either spelling. */
export function toEmailKey(email: string): string {
  const { local, domain } = split(email);
  return `${local}@${domain}`;
}

/**
 * Equal for addresses that reach one mailbox by a tag behind a plus sign or by Gmail's dots. For counting only:
 * not every mail server takes "ada+wrap" to Ada, so a person is never looked up by it.
 */
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
  // What is not a domain comes back empty: it stays as it was typed.
  return { local: text.slice(0, Math.max(at, 0)), domain: domainToASCII(domain) || domain };
}
