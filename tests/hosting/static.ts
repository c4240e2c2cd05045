// An exported site on nginx alone: every page at its address, and what its visitors' forms are answered.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "#contract/paths.ts";
import { hashStyle, securityHeaders } from "#server/http/security-headers.ts";
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
          const html = await page.text();
          const isIt = html.includes(`rel="canonical" href="${origin}${path}"`);
          check(path, page.status === 200 && isIt, page.status);
          const policy = page.headers.get("Content-Security-Policy") ?? "";
          check(`${path} may have its style`, policy.includes(hashStyle(html) ?? "one"), policy);
          for (const [name, value] of securityHeaders("text/html", policy, origin)) {
            const found = page.headers.get(name);
            check(`${path}: ${name}`, found === value, found);
          }
        }
        for (const folder of ["assets", "pictures", "cards"]) {
          const [name = ""] = readdirSync(join(site, folder));
          const file = await fetch(`${origin}/${folder}/${name}`);
          const wanted = folder === "assets" ? "same-origin" : "cross-origin";
          const found = file.headers.get("Cross-Origin-Resource-Policy");
          check(`${folder}: ${wanted}`, found === wanted, found);
          const kept = file.headers.get("Cache-Control");
          check(`${folder} are kept`, kept?.includes("immutable") === true, kept);
        }
        const rules = await fetch(`${origin}/_nginx.conf`);
        check("what is there for nginx alone is not shown", rules.status === 404, rules.status);
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
