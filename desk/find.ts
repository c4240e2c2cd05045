// desk find: quote requests by what is remembered of them, or all of one person.

import { listQuoteRequests, splitSearch } from "#server/quote/find.ts";
import { findByEmail } from "#server/quote/person.ts";
import { type Command, parseEmail, UsageError, withDatabase } from "./command.ts";
import { buildColumns } from "./list.ts";
import { describeQuoteRequest, printJson } from "./print.ts";
import { printTable } from "./table.ts";

export const findCommand: Command = {
  name: "find",
  usage: "WORDS | --email ADDRESS [--json]",
  summary: "requests by name, address or vehicle, spam included",
  options: { email: { type: "string" }, json: { type: "boolean" } },
  words: "any",
  async run(desk, values, typed) {
    const words = typed.flatMap(splitSearch);
    if ((words.length === 0) === (values.email === undefined)) {
      throw new UsageError("Say whom or what: ada tesla, or --email ADDRESS.");
    }
    const email = words.length > 0 ? undefined : parseEmail(values.email);
    const requests = await withDatabase(desk, async (database) =>
      email === undefined
        ? listQuoteRequests(database.queries, { shelf: "any", words })
        : (await findByEmail(database, email)).requests,
    );
    if (values.json) return desk.print(printJson(requests.map(describeQuoteRequest)));
    if (requests.length > 0) return desk.print(printTable(buildColumns(desk.now()), requests));
    desk.print(email ? "Nothing is held on this person.\n" : "Nothing found.\n");
  },
};
