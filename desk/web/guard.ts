// Access control of the desk's pages: the URL in the terminal works once and is exchanged for a cookie. Browsers
// would send a cookie for "/" to the servers on all ports of this machine, so the desk's cookie has a secret path.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, Next } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Secret path prefix of all pages, new in each process. */
export const root = `/${newSecret()}`;

export type Guard = ReturnType<typeof createGuard>;

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
const COOKIE = "desk";

export function createGuard() {
  const [session, token] = [newSecret(), newSecret()];
  let isTaken = false;
  return {
    entrance: `/enter?token=${token}`,
    /** Refuses host names that another site could point at this machine (DNS rebinding). */
    async checkHost(context: Context, next: Next) {
      if (LOCAL.test(context.req.header("Host") ?? "")) return next();
      return context.text("The desk answers only at 127.0.0.1 and localhost.\n", 403);
    },
    enter(context: Context): boolean {
      if (isTaken || !isSame(context.req.query("token"), token)) return false;
      isTaken = true;
      // "Strict" would fail: the browser comes from openBrowser's local file, which counts as another site.
      setCookie(context, COOKIE, session, { httpOnly: true, sameSite: "Lax", path: root });
      return true;
    },
    isInside: (context: Context) => isSame(getCookie(context, COOKIE), session),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function isSame(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}
