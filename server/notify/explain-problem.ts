// Why a notice could not be sent, in words: only the code is stored, since a server's own words may
// repeat a visitor's address.

const words: Record<string, string> = {
  EAUTH: "the mail server refuses the user or the password",
  ECONNECTION: "the connection broke off",
  ECONNREFUSED: "nothing answers at that address",
  ECONNRESET: "the connection broke off",
  EDNS: "no server has that name",
  EENVELOPE: "the mail server refuses the sender or the recipient",
  EMESSAGE: "the mail server refuses the mail",
  ENOTFOUND: "no server has that name",
  EPROTOCOL: "the mail server does not speak SMTP",
  ESOCKET: "no connection to the mail server",
  ETIMEDOUT: "no answer in time",
  ETLS: "the mail server offers no encryption that can be trusted",
  HTTP: "the receiver did not take it",
  TimeoutError: "no answer in time",
  UND_ERR_SOCKET: "the connection broke off",
};

/** Codes only, as "EAUTH 535": a mail server's own words may repeat a visitor's address. */
export function nameProblem(error: unknown): string {
  const { code, responseCode, cause } = error as {
    code?: unknown;
    responseCode?: unknown;
    cause?: { code?: unknown };
  };
  const codes = [code ?? cause?.code, responseCode].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  if (codes.length > 0) return codes.join(" ");
  return error instanceof Error ? error.name : "failed";
}

/** @param problem as stored: "EAUTH 535". A code without words stays as it is. */
export function explainProblem(problem: string): string {
  const [code = ""] = problem.split(" ");
  const explained = code.includes("CERT")
    ? "the receiver's certificate is not trusted"
    : words[code];
  return explained === undefined ? problem : `${explained} (${problem})`;
}
