// HTTP app of the desk's pages: plain HTML, and buttons that run the same actions as the commands.

import { HTTPException } from "hono/http-exception";
import type { Database } from "#server/db/schema.ts";
import { explainDatabase } from "../database.ts";
import { commandLine, type Desk, DeskError } from "../desk.ts";
import { addButtonRoutes } from "./button-routes.ts";
import type { Guard } from "./guard.ts";
import { printMessage } from "./layout.ts";
import { createPrivateApp } from "./private-app.ts";
import { addViews } from "./views.ts";

export type DeskPagesDeps = { desk: Desk; database: Database; guard: Guard };

export function openDeskPages({ desk, database, guard }: DeskPagesDeps) {
  const app = createPrivateApp({ guard, command: commandLine("open"), largestBody: 64 * 1024 });
  // Only one browser has access, so a button's result can wait here for the next page.
  let said = "";
  const takeSaid = () => {
    const text = said.trim();
    said = "";
    return text;
  };
  const onPages: Desk = {
    ...desk,
    openDatabase: async () => ({ ...database, close: async () => {} }),
    // Pressing the button is the confirmation.
    ask: async () => "yes",
  };
  addViews(app, onPages, database, takeSaid);
  addButtonRoutes(app, onPages, (text) => {
    said = text;
  });
  app.notFound((context) => context.html(printMessage(missing), 404));
  app.onError(async (error, context) => {
    if (error instanceof HTTPException) return context.html(printMessage(refused), error.status);
    // The page shows the typed note again, since browsers may drop it on the way back.
    const note = new URLSearchParams(await context.req.text()).get("note") ?? "";
    const explained = error instanceof DeskError ? error.message : explainDatabase(error);
    if (explained) {
      const message = printMessage({ title: "That can’t be done", text: explained, note });
      return context.html(message, error instanceof DeskError ? 409 : 503);
    }
    desk.printError(`${error.stack ?? error.message}\n`);
    return context.html(printMessage({ ...broken, note }), 500);
  });
  return async (request: Request) => app.fetch(request);
}

const refused = {
  title: "The desk didn’t accept this form",
  text: "It’s too large, or it didn’t come from a page of this desk.",
};
const missing = {
  title: "There’s nothing here",
  text: "It may have been erased.",
  link: "All requests",
};
const broken = {
  title: "That didn’t work",
  text: "See the terminal where you started the desk.",
};
