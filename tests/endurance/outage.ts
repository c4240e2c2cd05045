// PostgreSQL away for a while, under load on two instances, one of which is killed.

import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { inPostgresql } from "./engines.ts";
import { createLoad } from "./load.ts";
import { runSite } from "./run-site.ts";
import { pause, type Trial } from "./trial.ts";

export const outageTrial: Trial = {
  name: "PostgreSQL stopped and started, two instances, one killed",
  run: (full) =>
    inPostgresql(async (settings, postgresql) => {
      const instances = [await runSite(settings), await runSite(settings)];
      let turn = 0;
      const load = createLoad(() => {
        turn += 1;
        return instances[turn % instances.length]?.address ?? "";
      }, 8);
      const outages = full ? 10 : 1;
      for (let outage = 0; outage < outages; outage += 1) {
        await pause(500);
        await postgresql.kill();
        await pause(300);
        await postgresql.start();
      }
      await pause(500);
      await instances.pop()?.end("SIGKILL");
      await pause(500);
      await load.finish();
      await Promise.all(instances.map((instance) => instance.end("SIGTERM")));
      const env = parseTestEnv(settings);
      const { stored, lost, halfStored, notNotified } = await audit(env, load);
      const tried = load.acknowledged.size;
      const others = [...load.refused.keys()].filter((status) => status !== 503);
      return {
        tried,
        survived: tried - lost,
        lost: lost + halfStored + notNotified + others.length + Math.abs(stored - tried),
        note: `${outages} outages; answered 503: ${load.refused.get(503) ?? 0}; half stored ${halfStored}, not notified ${notNotified}`,
      };
    }),
};
