// An exported site on nginx alone: every page at its address, and what its visitors' forms are answered.

import { join } from "node:path";
import { pagePaths } from "#contract/paths.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { inFolder, type Trial } from "../endurance/trial.ts";
import { createChecks } from "./checks.ts";
import { findPorts } from "./free-ports.ts";
import { startStaticNginx } from "./nginx.ts";

export const staticTrial: Trial = {
  name: "Hosted: exported, on nginx alone",
  run: () =>
    inFolder(async (folder) => {
      const [port = 0] = await findPorts(1);
      const site = join(folder, "static");
      const origin = `http://127.0.0.1:${port}`;
      await exportSite({ from: "dist/site", to: site, origin, today: new Date() });
      const nginx = await startStaticNginx(folder, port, site);
      const { check, outcome } = createChecks();
      try {
        for (const path of pagePaths) {
          const page = await fetch(origin + path);
          const isIt = (await page.text()).includes(`rel="canonical" href="${origin}${path}"`);
          check(path, page.status === 200 && isIt, page.status);
        }
        const missing = await fetch(`${origin}/faq/unknown-article`);
        const isOwn = (await missing.text()).includes("<h1");
        check("an unknown address gets the site's 404", missing.status === 404 && isOwn);
        const posted = await fetch(origin, { method: "POST", body: new URLSearchParams("a=b") });
        check("a form is refused with 405", posted.status === 405, posted.status);
      } finally {
        await nginx.stop();
      }
      return outcome();
    }),
};
