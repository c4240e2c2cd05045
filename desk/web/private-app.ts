// Hono app of desk and set-up, which only the person who started the command can use.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import { printDocument } from "./document.ts";
import { type Guard, root } from "./guard.ts";
import { styles } from "./styles.ts";

type Policy = NonNullable<Parameters<typeof secureHeaders>[0]>["contentSecurityPolicy"];

type PrivateApp = {
  guard: Guard;
  /** The command that starts the app, shown to browsers without a session. */
  command: string;
  /** Limit on a request's body, in bytes. */
  largestBody: number;
  /** Additions to the strict policy. */
  policy?: Policy;
};

export function createPrivateApp({ guard, command, largestBody, policy }: PrivateApp) {
  const app = new Hono();
  app.use(guard.checkHost);
  app.use(
    secureHeaders({
      contentSecurityPolicy: { ...strictPolicy, ...policy },
      // With no-referrer, forms would send "Origin: null", so csrf() could not check their origin.
      referrerPolicy: "same-origin",
      strictTransportSecurity: false,
    }),
  );
  app.get("/desk.css", (context) => context.body(styles, 200, { "Content-Type": "text/css" }));
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    if (context.req.path === "/enter" && guard.enter(context)) {
      return context.redirect(`${root}/`, 303);
    }
    if (guard.isInside(context)) return next();
    return context.html(printLocked(command), 401);
  });
  app.use(csrf(), bodyLimit({ maxSize: largestBody }));
  return app;
}

const strictPolicy: Policy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Has no links, since they would reveal the secret path. Names no studio: before the set-up, there may be none. */
function printLocked(command: string) {
  return printDocument(
    "This page is locked",
    html`<main id="main" class="message"><h1>This page is locked</h1>
<p>Run <code>${command}</code> and use the address that it shows. Each address works once, in one browser.</p></main>`,
  );
}
