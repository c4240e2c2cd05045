// Parses scheme://user:password@rest as people write it. A URL parser stops at the first
// # / or ? of a password; here the last @ ends it, so that a password can be pasted as it is.

export type AddressParts = {
  /** In lower case, without "://". */
  scheme: string;
  /** Decoded; `undefined` where the address names nobody. */
  login: { user: string; password: string } | undefined;
  /** Host, port, path and query, as written. */
  rest: string;
};

export function splitAddress(text: string): AddressParts | undefined {
  const [, scheme, user, password, rest] =
    /^([a-z]+):\/\/(?:([^:]*?)(?::(.*))?@)?([^@]+)$/i.exec(text) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  return {
    scheme: scheme.toLowerCase(),
    login:
      user === undefined ? undefined : { user: decode(user), password: decode(password ?? "") },
    rest,
  };
}

/** "%23" is "#"; a % that begins no code is a % of the password's own. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
