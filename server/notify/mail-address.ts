// Which addresses may stand in a mail's headers. Stricter than the form's rule on purpose:
// a visitor may type "a,b@example.com", but that must never become two recipients.

const MAIL_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;

/** Whether the text is one plain address that no header can be broken with. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && MAIL_ADDRESS.test(text);
}
