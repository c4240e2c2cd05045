// desk mail-test: sends one mail to the studio and waits for the mail server's answer.

import type { Env } from "#server/env.ts";
import { explainProblem, nameProblem } from "#server/notify/explain-problem.ts";
import { createMailer } from "#server/notify/mailer.ts";
import { studio } from "#studio/studio.ts";
import { type Command, DeskError } from "./command.ts";

export const mailTestCommand: Command = {
  name: "mail-test",
  usage: "",
  summary: "send a mail to MAIL_TO, and wait for the mail server's answer",
  options: {},
  words: 0,
  async run(desk) {
    const env = desk.env();
    const problem = await tryMail(env, desk.now());
    if (problem !== undefined) throw new DeskError(problem);
    desk.print(`The mail server has taken a mail for ${env.mail.to}. Look whether it arrived.\n`);
  },
};

/** Resolves to what went wrong, in words. */
export async function tryMail(
  { mail, dataDir }: Pick<Env, "mail" | "dataDir">,
  now: Date,
): Promise<string | undefined> {
  if (mail.kind === "files") {
    return "No mail server is set: set SMTP_URL, MAIL_FROM and MAIL_TO in .env.";
  }
  try {
    // One each: a server that refuses one of several takes the mail for the others, and says nothing.
    for (const to of mail.to.split(", ")) {
      await createMailer(mail, dataDir).send({
        from: { name: `${studio.name} website`, address: mail.from },
        to,
        subject: "A test of the website\u2019s mails",
        text: "Quote requests from the website will arrive like this email. Nothing needs to be done.\n",
        date: now,
        headers: { "Auto-Submitted": "auto-generated" },
        fileName: "mail-test",
      });
    }
    return undefined;
  } catch (error) {
    const { host, port } = mail.server;
    return `No mail goes out by ${host}, port ${port}: ${explainProblem(nameProblem(error))}.`;
  }
}
