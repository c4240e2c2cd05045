// Explanations of PostgreSQL connection errors for the operator, by code, since messages may be in any language.

/** `message` is in the server's language; `routine` names the PostgreSQL function that raised the error. */
export type PostgresqlFailure = Partial<
  Record<"code" | "message" | "path" | "routine" | "severity" | "syscall", string>
>;

/** `undefined` for errors that are bugs in this program. */
export function explainPostgresql(failure: PostgresqlFailure): string | undefined {
  const { code = "", message = "", path, routine, severity, syscall } = failure;
  if (syscall === "open") {
    return `DATABASE_URL names the certificate file ${path}, which cannot be read (${code}).`;
  }
  const tls = explainCertificate(code);
  if (tls !== undefined) return tls;
  // System errors: PostgreSQL's codes never start with E.
  if (/^E(?!RR_)/.test(code)) {
    return `The database at DATABASE_URL cannot be reached (${code}). Is it running, and is the address right?`;
  }
  // Refused by PostgreSQL's pg_hba.conf or by PgBouncer's client_tls_sslmode.
  if (routine === "ClientAuthentication" || message === "SSL required") {
    return `PostgreSQL refuses this connection (${code}). If it must be encrypted, add sslmode=verify-full to DATABASE_URL, after a "?"; otherwise allow this machine in pg_hba.conf.`;
  }
  if (["28P01", "28000", "3D000"].includes(code)) {
    return `PostgreSQL refuses DATABASE_URL (${code}): check user, password and database name.`;
  }
  if (code === "42501") {
    return "The user of DATABASE_URL may not create tables (42501): make it the owner of the database.";
  }
  if (["53300", "57P03"].includes(code)) {
    return `PostgreSQL accepts no connections at the moment (${code}). Try again in a minute.`;
  }
  if (severity !== undefined) {
    return `PostgreSQL, or the pooler at DATABASE_URL, refuses: ${message} (${code}).`;
  }
  // The driver sets no code for time-outs, a missing password or a server without encryption.
  if (code === "" && /time-?out/i.test(message)) {
    return `The database at DATABASE_URL does not answer in time (${message}). Is it overloaded, or is the pooler in front of it out of connections?`;
  }
  return code === "" ? `The database at DATABASE_URL cannot be used: ${message}.` : undefined;
}

const unknownAuthority = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(VERIFY_LEAF|GET_ISSUER_CERT))/;

function explainCertificate(code: string): string | undefined {
  if (unknownAuthority.test(code)) {
    return `PostgreSQL's certificate is signed by an authority unknown to this machine (${code}): add sslmode=verify-full&sslrootcert=FILE to DATABASE_URL, where FILE holds that authority's certificate.`;
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return `PostgreSQL's certificate is for a different host from the one in DATABASE_URL (${code}).`;
  }
  if (code.startsWith("CERT_")) {
    return `PostgreSQL's certificate is not valid (${code}): renew it, or set this machine's clock.`;
  }
  if (code === "EPROTO" || code.startsWith("ERR_SSL_") || code.startsWith("ERR_OSSL_")) {
    return `PostgreSQL and this machine cannot agree on encryption (${code}): does DATABASE_URL name the right port and certificates?`;
  }
  return undefined;
}
