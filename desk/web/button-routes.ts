// Routes of the buttons. Each runs an action, whose output the next page shows.

import type { Hono } from "hono";
import { findQuoteRequest } from "#server/quote/find.ts";
import { resendAction } from "../actions/requests/deliveries.ts";
import { noteAction, readNote } from "../actions/requests/mark.ts";
import { requestActions } from "../actions/requests/request-actions.ts";
import { launchCheckAction } from "../actions/site/launch-check.ts";
import { type Desk, DeskError, withDatabase } from "../desk.ts";
import { at } from "./layout.ts";
import { printLaunchPage } from "./problems-page.ts";
import { readNumber } from "./views.ts";

const buttons = requestActions.flatMap((action) =>
  (action.buttons ?? []).map((button) => ({ action, button })),
);

/** @param say keeps the text for the next page. */
export function addButtonRoutes(app: Hono, desk: Desk, say: (text: string) => void): void {
  for (const { action, button } of buttons) {
    app.post(at(`/requests/:id/${button.path}`), async (context) => {
      const id = readNumber(context.req.param("id"));
      const request =
        id && (await withDatabase(desk, ({ queries }) => findQuoteRequest(queries, id)));
      if (!request) return context.notFound();
      const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
      const words = button.words?.(request, fields) ?? [String(id)];
      const options = button.options?.(request) ?? {};
      const hasNewNote = fields.note !== fields.shown && action !== noteAction;
      say(
        await listen(async (listening) => {
          const newNote = hasNewNote && readNote(request, fields);
          await action.perform(listening, words, options);
          if (newNote) await noteAction.perform(listening, newNote, {});
        }),
      );
      return context.redirect(at(button.path === "erase" ? "/" : `/requests/${id}`), 303);
    });
  }

  app.post(at("/problems/resend"), async (context) => {
    say(await listen((listening) => resendAction.run(listening, { words: [], failed: true })));
    return context.redirect(at("/problems"), 303);
  });

  // POST, since the launch check sends a mail.
  app.post(at("/problems/launch-check"), async (context) => {
    const text = await listen((listening) =>
      launchCheckAction.run(listening, {}).catch((error: unknown) => {
        if (!(error instanceof DeskError)) throw error;
        listening.print(`${error.message}\n`);
      }),
    );
    return context.html(printLaunchPage(text));
  });

  /** Resolves to an action's output. */
  async function listen(run: (listening: Desk) => Promise<void>): Promise<string> {
    let text = "";
    await run({
      ...desk,
      print(more) {
        text += more;
      },
    });
    return text;
  }
}
