// The desk as pages: plain HTML from the same functions as the commands. A function of a request, like the site.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import type { Database } from "#server/db/schema.ts";
import { type Desk, DeskError } from "../command.ts";
import { explainDatabase } from "../explain-database.ts";
import { addActions } from "./actions.ts";
import type { Guard } from "./guard.ts";
import { addLookups } from "./lookups.ts";
import { printMessage } from "./message.ts";
import { font, styles } from "./styles.ts";

export type DeskPagesDeps = { desk: Desk; database: Database; guard: Guard };

export function openDeskPages({ desk, database, guard }: DeskPagesDeps) {
  const app = new Hono();
  app.use(guard.checkHost);
  app.use(headers);
  app.get("/desk.css", (context) => context.body(styles, 200, { "Content-Type": "text/css" }));
  app.get("/special-gothic-subset.woff2", (context) =>
    context.body(font, 200, { "Content-Type": "font/woff2" }),
  );
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    if (context.req.path === "/enter" && guard.enter(context)) return context.redirect("/", 303);
    if (guard.isInside(context)) return next();
    return context.html(printMessage(locked), 401);
  });
  app.use(csrf(), bodyLimit({ maxSize: 64 * 1024 }));
  addLookups(app, desk, database);
  addActions(app, desk, database);
  app.notFound((context) => context.html(printMessage(missing), 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return context.html(printMessage(refused), error.status);
    if (error instanceof DeskError) {
      return context.html(printMessage({ title: "This cannot be done", text: error.message }), 409);
    }
    const explained = explainDatabase(error);
    if (explained) {
      return context.html(printMessage({ title: "This cannot be done", text: explained }), 503);
    }
    desk.printError(`${error.stack ?? error.message}\n`);
    return context.html(printMessage(broken), 500);
  });
  return async (request: Request) => app.fetch(request);
}

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Under no-referrer a browser would leave the origin out of a form too, which is what a forged one is known by.
  referrerPolicy: "same-origin",
  strictTransportSecurity: false,
});

const locked = {
  title: "The desk is locked",
  text: "Start it with npm run desk -- open, and use the address that it shows. Each address works once, in one browser.",
  link: "Try again",
};
const refused = {
  title: "This form was not taken",
  text: "It is too large, or it did not come from a page of this desk.",
};
const missing = {
  title: "Nothing is here",
  text: "It may have been erased.",
  link: "All requests",
};
const broken = {
  title: "That did not work",
  text: "The terminal that the desk was started in says more.",
  link: "Back to the requests",
};
