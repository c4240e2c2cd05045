// PostgreSQL away for a while, under load on two instances, one of which is killed.

import { auditRequests } from "./audit.ts";
import { sendRequests } from "./load.ts";
import { startSite } from "./site.ts";
import { inPostgresql, pause, type Trial } from "./trial.ts";

export const outageTrial: Trial = {
  name: "PostgreSQL stopped and started, two instances, one killed",
  run: (full) =>
    inPostgresql(async (settings, postgresql) => {
      const instances = [await startSite(settings), await startSite(settings)];
      let turn = 0;
      const load = sendRequests(() => {
        turn += 1;
        return instances[turn % instances.length]?.address ?? "";
      });
      for (let outages = full ? 10 : 1; outages > 0; outages -= 1) {
        await pause(500);
        await postgresql.kill();
        await pause(300);
        await postgresql.start();
      }
      await pause(500);
      await instances.pop()?.end("SIGKILL");
      await pause(500);
      await load.finish();
      await instances[0]?.end("SIGTERM");
      return auditRequests(settings, load);
    }),
};
