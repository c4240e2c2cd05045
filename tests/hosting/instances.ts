// Two instances on one PostgreSQL behind nginx: one limit for both, and requests while one after the other restarts.

import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { buildQuoteForm, buildUuid, parseTestEnv } from "#tests/support/test-site.ts";
import { inPostgresql } from "../endurance/engines.ts";
import type { Trial } from "../endurance/trial.ts";
import { createChecks } from "./checks.ts";
import { findPorts } from "./free-ports.ts";
import { names, startNginx } from "./nginx.ts";
import { serviceUser, startUnit } from "./unit.ts";
import { createVisitor } from "./visitor.ts";

export const instancesTrial: Trial = {
  name: "Hosted: two instances on PostgreSQL behind nginx",
  run: (full) =>
    inPostgresql(async ({ RATE_LIMIT: _, ...settings }) => {
      const { DATA_DIR: folder = "" } = settings;
      const [http = 0, https = 0, ...ports] = await findPorts(4);
      const data = join(folder, "data");
      mkdirSync(data);
      if (serviceUser.uid) chownSync(data, serviceUser.uid, serviceUser.gid);
      const given = {
        ...settings,
        DATA_DIR: data,
        SITE_URL: `https://${names.site}:${https}`,
        TRUST_PROXY: "on",
      };
      const nginx = await startNginx(folder, { http, https, sites: ports });
      chmodSync(folder, 0o755);
      const start = (port: number) => startUnit({ port, code: process.cwd(), settings: given });
      const sites = await Promise.all(ports.map(start));
      const { check, outcome } = createChecks();
      const visitor = createVisitor(https, nginx.certificate);
      try {
        const limited: number[] = [];
        for (let number = 0; number < 8; number += 1) {
          limited.push((await visitor.post(buildQuoteForm(), "127.0.0.3")).status);
        }
        const taken = limited.filter((status) => status === 303).length;
        check("both count to one limit", taken === 5, limited.join(" "));

        const answers = new Map<number, number>();
        let sent = 0;
        let isRestarting = true;
        const visitors = (async () => {
          while (isRestarting) {
            sent += 1;
            const headers = { "Idempotency-Key": buildUuid(sent) };
            const from = `127.0.1.${(sent % 200) + 1}`;
            const model = `While restarting ${sent}`;
            const { status } = await visitor.post(buildQuoteForm({ model }), from, headers);
            answers.set(status, (answers.get(status) ?? 0) + 1);
          }
        })();
        for (let round = 0; round < (full ? 3 : 1); round += 1) {
          for (const [place, port] of ports.entries()) {
            await sites[place]?.stop();
            sites[place] = await start(port);
          }
        }
        isRestarting = false;
        await visitors;
        const statuses = [...answers.keys()].join(" ");
        check(
          "every form is taken while one after the other restarts",
          statuses === "303",
          statuses,
        );
        const stored = await count(given);
        check("and is stored once", stored === taken + sent, `${stored} of ${taken + sent}`);
        return { ...outcome(), note: [outcome().note, `${sent} forms`].filter(Boolean).join("; ") };
      } finally {
        await Promise.all(sites.map((site) => site.stop()));
        await nginx.stop();
      }
    }),
};

async function count(settings: Record<string, string>): Promise<number> {
  const database = await openDatabase(parseTestEnv(settings), silentLog);
  try {
    const rows = await database.queries.selectFrom("quoteRequest").select("id").execute();
    return rows.length;
  } finally {
    await database.close();
  }
}
