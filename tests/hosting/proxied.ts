// One instance as its own user behind nginx with TLS, by the files of docs/hosting.

import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { photoLimits, photosPath } from "#contract/photos.ts";
import { buildQuoteForm } from "#tests/support/test-site.ts";
import { inFolder, type Trial } from "../endurance/trial.ts";
import { createChecks } from "./checks.ts";
import { findPorts } from "./free-ports.ts";
import { names, startNginx } from "./nginx.ts";
import { serviceUser, startUnit } from "./unit.ts";
import { type Answer, createVisitor } from "./visitor.ts";

type Checks = ReturnType<typeof createChecks>;
type Visitor = ReturnType<typeof createVisitor>;

export const proxiedTrial: Trial = {
  name: "Hosted: Debian, nginx with TLS, systemd's command, cron",
  run: () =>
    inFolder(async (folder) => {
      const [http = 0, https = 0, port = 0] = await findPorts(3);
      const data = join(folder, "data");
      mkdirSync(data);
      if (serviceUser.uid) chownSync(data, serviceUser.uid, serviceUser.gid);
      const settings = {
        DATA_DIR: data,
        SITE_URL: `https://${names.site}:${https}`,
        TRUST_PROXY: "on",
      };
      const nginx = await startNginx(folder, { http, https, sites: [port] });
      const site = await startUnit({ port, code: process.cwd(), settings });
      const checks = createChecks();
      const visitor = createVisitor(https, nginx.certificate);
      try {
        await checkNames(checks, visitor, http);
        await checkPages(checks, visitor, settings.SITE_URL);
        await checkForms(checks, visitor);
        checkCron(checks, folder, { ...settings, NODE_EXTRA_CA_CERTS: nginx.certificate });
        checkLaunch(checks, folder, { ...settings, NODE_EXTRA_CA_CERTS: nginx.certificate });
        checkCode(checks);
      } finally {
        await site.stop();
        await nginx.stop();
      }
      return checks.outcome();
    }),
};

async function checkNames({ check }: Checks, visitor: Visitor, http: number) {
  const plain = await fetch(`http://${names.site}:${http}/faq?a=b`, { redirect: "manual" });
  const to = plain.headers.get("Location");
  check("http leads to https", to === `https://${names.site}/faq?a=b`, to);
  const bare = await visitor.ask({ path: "/faq", name: names.bare });
  check("the bare name leads to the full one", bare.status === 301, bare.status);
  const other = visitor.ask({ path: "/", name: "other.localhost" });
  const refused = await other.then(() => "answered").catch(() => "refused");
  check("another name gets no answer", refused === "refused");
}

async function checkPages({ check }: Checks, visitor: Visitor, origin: string) {
  const page = await visitor.ask({ path: "/faq", headers: { "Accept-Encoding": "br, gzip" } });
  check("a page arrives", page.status === 200, page.status);
  check("as the build compressed it", page.headers["content-encoding"] === "br");
  check("with HSTS", page.headers["strict-transport-security"]?.includes("max-age=") === true);
  const html = (await visitor.ask({ path: "/faq" })).body.toString();
  check("its canonical link names the site", html.includes(`rel="canonical" href="${origin}/faq"`));
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? [];
  const file = await visitor.ask({ path: style });
  check("files may be kept", file.headers["cache-control"]?.includes("immutable") === true, style);
  check("the protocol is HTTP/2", (await visitor.protocol()) === "h2");
  const inside = await visitor.ask({ path: "/readyz" });
  check("/readyz answers this machine", inside.status === 200, inside.status);
  const outside = await visitor.ask({ path: "/readyz", from: "127.0.0.2" });
  check("/readyz answers nobody else", outside.status === 403, outside.status);
}

async function checkForms({ check }: Checks, visitor: Visitor) {
  const statuses = async (from: string, count: number) => {
    const answers: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const form = buildQuoteForm({ model: `From ${from}, ${number}` });
      const forged = { "X-Forwarded-For": `192.0.2.${number}`, "X-Forwarded-Host": "evil.test" };
      answers.push((await visitor.post(form, from, forged)).status);
    }
    return answers.join(" ");
  };
  const one = await statuses("127.0.0.3", 6);
  check("a forged address does not help past the limit", one === "303 303 303 303 303 429", one);
  const other = await statuses("127.0.0.4", 1);
  check("visitors have limits of their own", other === "303", other);
  const body = Buffer.alloc(10_000_000, "a");
  const large = await visitor.ask({ path: "/", method: "POST", from: "127.0.0.5", body });
  check(
    "the site says itself what is too much",
    large.status >= 413 && !isNginx(large),
    large.status,
  );
  const photo = await visitor.ask({
    ...{ path: photosPath, method: "POST", from: "127.0.0.6" },
    body: Buffer.alloc(photoLimits.upload, "a"),
  });
  check("a photo of the greatest size gets to the site", !isNginx(photo), photo.status);
}

function isNginx({ body }: Answer): boolean {
  return body.includes("nginx");
}

/** Runs each line of the cron file once, as its user. */
function checkCron({ check }: Checks, folder: string, settings: Record<string, string>) {
  const backups = join(folder, "backups");
  mkdirSync(backups);
  if (serviceUser.uid) chownSync(backups, serviceUser.uid, serviceUser.gid);
  const text = readFileSync("docs/hosting/wrap-studio.cron", "utf8")
    .replaceAll("/srv/wrap-studio/current", process.cwd())
    .replaceAll("/var/backups/wrap-studio", backups);
  const [, path = ""] = /^PATH=(.*)$/m.exec(text) ?? [];
  const lines = [...text.matchAll(/^\S+ \S+ \S+ \S+ \S+ +wrapstudio +(.*)$/gm)];
  check("cron has its two lines", lines.length === 2, lines.length);
  for (const [, command = ""] of lines) {
    const env = { PATH: path, ...settings };
    try {
      execFileSync("/bin/sh", ["-c", command], { ...serviceUser, env, stdio: "pipe" });
      check(command, true);
    } catch (error) {
      check(command, false, (error as { stderr: Buffer }).stderr);
    }
  }
  const written = execFileSync("ls", [backups], { encoding: "utf8" });
  check("a backup was written", /^backup-.*\.sqlite$/m.test(written), written);
}

/** What it finds at the public address and of the backup: the rest is not this machine's matter. */
function checkLaunch({ check }: Checks, folder: string, settings: Record<string, string>) {
  const backups = join(folder, "backups");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["desk/main.ts", "launch-check", "--backups", backups],
    { ...serviceUser, env: settings, encoding: "utf8" },
  );
  const ended = stderr.includes("Not ready to go live.");
  check("launch-check goes through", ended, stderr);
  const found = stdout.split("\n\n").filter((point) => /^(https:|\/)/.test(point.trim()));
  check("it finds address, certificate, form and backup sound", found.length === 0, found.join());
}

function checkCode({ check }: Checks) {
  if (!serviceUser.uid) return;
  const places = "server dist node_modules studio facts content".split(" ").join(" ");
  const command = `for place in ${places}; do [ -w $place ] && echo $place; done; true`;
  const open = execFileSync("/bin/sh", ["-c", command], { ...serviceUser, encoding: "utf8" });
  check("the service user can write to none of the code", open === "", open);
}
