// Suggested domain for a mistyped email address.

/** Common email providers in the United Kingdom. */
const providers = `
  gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.co.uk live.com msn.com
  icloud.com yahoo.co.uk yahoo.com ymail.com rocketmail.com aol.com aol.co.uk btinternet.com
  btopenworld.com sky.com virginmedia.com ntlworld.com blueyonder.co.uk talktalk.net
  tiscali.co.uk protonmail.com
`
  .trim()
  .split(/\s+/);

/** Valid domains one typo away from a provider. */
const others = ["mail.com", "email.com", "cloud.com"];

/** Names up to this length, such as `sky`, are one typo away from too many other valid domains. */
const SHORT = 4;

export function suggestDomain(address: string): string | undefined {
  const domain = /@([^\s@]+)$/.exec(address.trim().toLowerCase())?.[1];
  if (!domain || providers.includes(domain) || others.includes(domain)) return undefined;
  return providers.find((provider) => isMeant(domain, provider));
}

function isMeant(typed: string, meant: string): boolean {
  const [name, ending] = split(typed);
  const [rightName, rightEnding] = split(meant);
  if (name === rightName) return /^(?:com|co\.uk|)$/.test(ending) || isOneSlip(ending, rightEnding);
  if (rightName.length <= SHORT) return false;
  return (
    isOneSlip(typed, meant) ||
    (isOneSlip(name, rightName) && (ending === rightEnding || isOneSlip(ending, rightEnding)))
  );
}

function split(domain: string): [name: string, ending: string] {
  const [name = "", ...ending] = domain.split(".");
  return [name, ending.join(".")];
}

/** Whether one letter is added, missing or wrong, or two neighbouring letters are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [was, is] = [typed, meant].map((text) => text.slice(start, text.length - end));
  if (was === undefined || is === undefined) return false;
  return (was.length < 2 && is.length < 2) || (was.length === 2 && was === `${is[1]}${is[0]}`);
}
