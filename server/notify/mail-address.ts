// Addresses for mail headers, stricter than the form's rule: "a,b@example.com" must never become two recipients.

import { domainToASCII } from "node:url";

const MAIL_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;
const ASCII = /^[\x20-\x7E]+$/;

/** Whether the text is one plain address that is safe in a header. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && MAIL_ADDRESS.test(text);
}

/** The address in ASCII, since large providers refuse other characters in headers; `undefined` if impossible. */
export function toHeaderAddress(text: string): string | undefined {
  if (!isMailAddress(text)) return undefined;
  const at = text.lastIndexOf("@");
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${text.slice(0, at)}@${domain}`;
  return domain !== "" && ASCII.test(address) ? address : undefined;
}
