// Which addresses may stand in a mail's headers. Stricter than the form's rule on purpose:
// a visitor may type "a,b@example.com", but that must never become two recipients.

import { domainToASCII } from "node:url";

const MAIL_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;
const ASCII = /^[\x20-\x7E]+$/;

/** Whether the text is one plain address that no header can be broken with. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && MAIL_ADDRESS.test(text);
}

/**
 * The address as any mail server takes it in a header, its domain in ASCII; `undefined` where there is none:
 * large providers refuse a mail whose headers hold 8-bit characters.
 */
export function toHeaderAddress(text: string): string | undefined {
  if (!isMailAddress(text)) return undefined;
  const at = text.lastIndexOf("@");
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${text.slice(0, at)}@${domain}`;
  return domain !== "" && ASCII.test(address) ? address : undefined;
}
