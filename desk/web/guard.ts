// Who may use the desk's pages: the person who started the desk. The address in their terminal works once and is
// exchanged for a cookie. What runs in other pages of the same browser gets neither.

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

export type Guard = {
  /** "/enter?token=…" */
  entrance: string;
  /** Refuses names that another site could have pointed at this machine (DNS rebinding). */
  checkHost: MiddlewareHandler;
  /** Takes the token for the cookie, the first time it is shown. */
  enter(context: Context): boolean;
  isInside(context: Context): boolean;
};

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

export function createGuard(): Guard {
  const [session, token] = [newSecret(), newSecret()];
  // Cookies know no ports: each desk has one of its own.
  const name = `desk-${randomBytes(4).toString("hex")}`;
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
      setCookie(context, name, session, { httpOnly: true, sameSite: "Strict", path: "/" });
      return true;
    },
    isInside: (context) => isSame(getCookie(context, name), session),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function isSame(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}
