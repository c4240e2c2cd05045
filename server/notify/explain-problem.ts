// Explanations of delivery failures by code. Error texts are not stored, since they may quote a visitor's address.

const words: Record<string, string> = {
  CERT_HAS_EXPIRED: "the server’s certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the server’s certificate is self-signed",
  EAI_AGAIN: "the server’s name can’t be looked up at the moment",
  EAUTH: "the mail server refuses the user name or password",
  ECONNECTION: "the connection broke off",
  ECONNREFUSED: "nothing answers at that address",
  ECONNRESET: "the connection broke off",
  EDNS: "no server has that name",
  EENVELOPE: "the mail server refuses the sender or the recipient",
  EMESSAGE: "the mail server refuses the email",
  ENOTFOUND: "no server has that name",
  EPROTOCOL: "the mail server doesn’t speak SMTP",
  ERR_SSL_WRONG_VERSION_NUMBER: "the server doesn’t speak TLS on that port",
  ERR_TLS_CERT_ALTNAME_INVALID: "the server’s certificate is for another name",
  ESOCKET: "no connection to the mail server",
  ETIMEDOUT: "no answer in time",
  ETLS: "the mail server offers no encryption that can be trusted",
  HTTP: "the receiver refused it",
  SELF_SIGNED_CERT_IN_CHAIN: "the server’s certificate is from an unknown authority",
  TimeoutError: "no answer in time",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the server’s certificate is from an unknown authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the server doesn’t send its intermediate certificates",
  UND_ERR_CONNECT_TIMEOUT: "no answer in time",
  UND_ERR_SOCKET: "the connection broke off",
};

/** Explanations by prefix; these take precedence over those by code. */
const special = [
  // The server's greeting is an error code: too many connections, or a blocked address.
  ["EPROTOCOL ", "the mail server isn’t taking mail from this machine at the moment"],
  ["HTTP 3", "the receiver redirects, and redirects aren’t followed"],
] as const;

type Failing = {
  code?: unknown;
  /** The system's or OpenSSL's code, as preserved by nodemailer. */
  originalCode?: unknown;
  responseCode?: unknown;
  cause?: { code?: unknown };
  /** The studio's addresses that were refused. */
  refused?: readonly string[];
};

/** Describes an error by its codes, such as "EAUTH 535", and by the studio's addresses that were refused. */
export function nameProblem(error: unknown): string {
  const { code, originalCode, responseCode, cause, refused = [] } = error as Failing;
  const precise = Object.hasOwn(words, String(originalCode)) ? originalCode : undefined;
  // Time-outs are DOMExceptions, whose code is a meaningless number; their name is used instead.
  const named = typeof code === "number" ? undefined : (precise ?? code ?? cause?.code);
  const parts = [named, responseCode, ...refused].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  if (parts.length > 0) return parts.join(" ");
  return error instanceof Error ? error.name : "failed";
}

/** @param problem as stored, such as "EAUTH 535". Unknown codes are returned unchanged. */
export function explainProblem(problem: string): string {
  const [code = ""] = problem.split(" ");
  const explained =
    special.find(([start]) => problem.startsWith(start))?.[1] ??
    words[code] ??
    (code.includes("CERT") ? "the server’s certificate is not trusted" : undefined);
  return explained === undefined ? problem : `${explained} (${problem})`;
}
