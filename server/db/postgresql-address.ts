// The parts of DATABASE_URL that are passed on to the driver. An address can also set a name, time limits or a result
// format, which would win over ours; those are left out.

const passedOn = [
  "host",
  "port",
  "user",
  "password",
  "ssl",
  "sslmode",
  "sslcert",
  "sslkey",
  "sslrootcert",
  "sslnegotiation",
  "uselibpqcompat",
  // Some hosts find the database by it; settings in it are overruled in each session.
  "options",
];

/** The driver checks the certificate in each of these, and prints a warning unless told so by name. */
const checked = ["prefer", "require", "verify-ca"];

export function cleanAddress(url: string): string {
  const at = url.indexOf("?");
  if (at < 0) return url;
  const given = new URLSearchParams(url.slice(at + 1));
  const kept = new URLSearchParams([...given].filter(([name]) => passedOn.includes(name)));
  // libpq's word for the certificate authorities that a system knows; the driver takes it for a file.
  const isSystem = kept.get("sslrootcert") === "system";
  if (isSystem) kept.delete("sslrootcert");
  const isChecked = checked.includes(kept.get("sslmode") ?? "") && !kept.has("uselibpqcompat");
  if (isSystem || isChecked) kept.set("sslmode", "verify-full");
  return kept.size === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept}`;
}
