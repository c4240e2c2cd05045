// The files of docs/hosting: the site behind nginx, the cron file, and the export on nginx.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photoLimits, photosPath } from "#contract/photos.ts";
import { findPort } from "#tests/support/loopback.ts";
import { buildQuoteForm } from "#tests/support/test-site.ts";
import { exportSite } from "../../run/export/export-site.ts";
import {
  createMachineFolder,
  curl,
  makeCertificate,
  makeServiceFolder,
  nodePath,
  readRecipe,
  serviceUser,
  startNginx,
  startUnit,
} from "./machine.ts";

const form = new URLSearchParams(buildQuoteForm()).toString();

async function startMachine() {
  const folder = await createMachineFolder();
  const [http, https, port] = [await findPort(), await findPort(), await findPort()];
  const settings = {
    DATA_DIR: makeServiceFolder(folder, "data"),
    SITE_URL: `https://localhost:${https}`,
    TRUST_PROXY: "on",
  };
  const tls = makeServiceFolder(folder, "tls");
  const certificate = makeCertificate(tls);
  const fill = (text: string) =>
    text
      .replaceAll("/etc/wrap-studio/tls", tls)
      .replaceAll("www.example.com", "localhost")
      .replaceAll(/\bexample\.com/g, "bare.localhost")
      .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
      .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${https}`)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
  writeFileSync(join(tls, "nginx.conf"), fill(readRecipe("nginx-tls.conf")));
  await startNginx(folder, fill(readRecipe("nginx.conf")));
  await startUnit(port, settings);
  const ask = (path: string, ...args: string[]) =>
    curl("--cacert", certificate, ...args, `https://localhost:${https}${path}`);
  return { folder, http, https, certificate, settings, ask };
}

test("nginx forwards forms and photos, replaces forged client addresses, logs no link that marks a request as answered, and refuses other hosts and outside calls of /readyz", async () => {
  const { folder, http, https, certificate, settings, ask } = await startMachine();
  const page = ask("/faq", "--compressed");
  expect(page.headers).toMatch(/^HTTP\/2 200/);
  expect(page.headers).toContain("strict-transport-security: max-age=");
  expect(page.body).toContain(`rel="canonical" href="${settings.SITE_URL}/faq"`);

  const send = (from: string, number: number) =>
    ask(
      "/",
      ...["--interface", from, "-H", `X-Forwarded-For: 192.0.2.${number}`, "-d", form],
      ...["-H", `Origin: ${settings.SITE_URL}`],
    ).status;
  expect([1, 2, 3, 4, 5, 6].map((number) => send("127.0.0.3", number))).toEqual([
    303, 303, 303, 303, 303, 429,
  ]);
  expect(send("127.0.0.4", 1)).toBe(303);

  for (const path of ["/answered/a-token", "/faq?end"]) ask(path);
  const log = () => readFileSync(join(folder, "access.log"), "utf8");
  await expect.poll(log).toContain("/faq?end");
  expect(log()).not.toContain("a-token");

  const photo = join(folder, "photo");
  writeFileSync(photo, Buffer.alloc(photoLimits.upload, "a"));
  expect(ask(photosPath, "--data-binary", `@${photo}`).body).not.toContain("nginx");
  expect(ask("/readyz").status).toBe(200);
  expect(ask("/readyz", "--interface", "127.0.0.2").status).toBe(403);

  expect(curl(`http://localhost:${http}/faq?a=b`).headers).toContain(
    "Location: https://localhost/faq?a=b",
  );
  const resolve = (name: string) => ["--resolve", `${name}:${https}:127.0.0.1`];
  const other = (name: string) =>
    curl("--cacert", certificate, ...resolve(name), `https://${name}:${https}/`);
  expect(other("bare.localhost").status).toBe(301);
  expect(other("other.localhost").status).toBe(0);
});

test("each line of the cron file runs as the service's user", async () => {
  const { folder, certificate, settings } = await startMachine();
  const backups = makeServiceFolder(folder, "backups");
  const cron = readRecipe("wrap-studio.cron")
    .replaceAll("/srv/wrap-studio/current", process.cwd())
    .replaceAll("/var/backups/wrap-studio", backups);
  const env = { PATH: nodePath, NODE_EXTRA_CA_CERTS: certificate, ...settings };
  const asUser = { ...serviceUser, env, encoding: "utf8", stdio: "pipe" } as const;
  const lines = [...cron.matchAll(/^\S+ \S+ \S+ \S+ \S+ +wrapstudio +(.*)$/gm)];
  expect(lines).toHaveLength(2);
  for (const [, command = ""] of lines) execFileSync("/bin/sh", ["-c", command], asUser);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^backup-.*\.sqlite$/)]);
});

test("nginx alone serves the export and refuses form posts", async () => {
  const folder = await createMachineFolder();
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const site = join(folder, "static");
  await exportSite({ from: "dist/site", to: site, origin, today: new Date() });
  const blocks = readRecipe("nginx-static.conf")
    .replaceAll("www.example.com", "127.0.0.1")
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${port}`)
    .replaceAll("/var/www/wrap-studio", site);
  await startNginx(folder, blocks);
  const page = curl(`${origin}/faq`);
  expect(page.status).toBe(200);
  expect(page.headers).toContain("Content-Security-Policy");
  expect(page.body).toContain(`rel="canonical" href="${origin}/faq"`);
  expect(curl(`${origin}/faq/unknown-article`)).toMatchObject({ status: 404 });
  for (const path of ["/404", "/404.html", "/_nginx.conf", "/.htaccess"]) {
    expect([path, curl(origin + path).status]).toEqual([path, 404]);
  }
  expect(curl(`${origin}/faq/`).status).toBe(301);
  expect(curl("-d", "a=b", origin).status).toBe(405);
});
