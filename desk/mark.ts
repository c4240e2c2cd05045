// desk mark: whose quote request became a customer's, which is kept longer.

import { changeCustomer } from "#server/quote/mark.ts";
import { type Command, DeskError, parseCount, UsageError, withDatabase } from "./command.ts";

export const markCommand: Command = {
  name: "mark",
  usage: "ID --customer | --not-customer",
  summary: "say that a request became a customer's: kept longer",
  options: { customer: { type: "boolean" }, "not-customer": { type: "boolean" } },
  words: 1,
  async run(desk, values, [word]) {
    const id = parseCount(word, "ID");
    if (values.customer === values["not-customer"]) {
      throw new UsageError("Say which: --customer or --not-customer.");
    }
    const since = values.customer ? desk.now() : null;
    const found = await withDatabase(desk, ({ queries }) => changeCustomer(queries, id, since));
    if (!found) throw new DeskError(`There is no quote request ${id}.`);
    desk.print(`Quote request ${id} is ${since ? "a customer's" : "no customer's"} now.\n`);
  },
};
