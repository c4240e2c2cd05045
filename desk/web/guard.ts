// Access to the desk's pages for the person who started the desk: the address in their terminal works once and is
// exchanged for a cookie. Cookies ignore ports, so other servers on this machine would receive one for "/": it is bound
// to a folder with a secret name.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** The folder of all pages, one per process. */
export const root = `/${newSecret()}`;

export type Guard = {
  /** "/enter?token=…" */
  entrance: string;
  /** Refuses host names that another site could point at this machine (DNS rebinding). */
  checkHost: MiddlewareHandler;
  /** Exchanges the token for the cookie, once. */
  enter(context: Context): boolean;
  isInside(context: Context): boolean;
};

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
const COOKIE = "desk";

export function createGuard(): Guard {
  const [session, token] = [newSecret(), newSecret()];
  let isTaken = false;
  return {
    entrance: `/enter?token=${token}`,
    checkHost: async (context, next) => {
      if (LOCAL.test(context.req.header("Host") ?? "")) return next();
      return context.text("The desk answers under 127.0.0.1 and localhost alone.\n", 403);
    },
    enter(context) {
      if (isTaken || !isSame(context.req.query("token"), token)) return false;
      isTaken = true;
      // Not "Strict": the browser comes from the file that desk open shows it, which counts as another site.
      setCookie(context, COOKIE, session, { httpOnly: true, sameSite: "Lax", path: root });
      return true;
    },
    isInside: (context) => isSame(getCookie(context, COOKIE), session),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function isSame(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}
