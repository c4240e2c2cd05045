// nginx with the server blocks of docs/hosting, inside the distribution's own nginx.conf: names, ports, paths
// and the certificate are put in place of the recipe's, nothing else.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { pause } from "../endurance/trial.ts";

const RECIPES = join(import.meta.dirname, "../../docs/hosting");
const PROGRAM = "/usr/sbin/nginx";
const DISTRIBUTION = "/etc/nginx/nginx.conf";

/** In place of www.example.com and example.com. */
export const names = { site: "localhost", bare: "bare.localhost" };

export type NginxPorts = { http: number; https: number; sites: readonly number[] };

export const hasNginx = existsSync(PROGRAM) && existsSync(DISTRIBUTION);

/** The server blocks in front of a running site. */
export async function startNginx(folder: string, ports: NginxPorts) {
  const tls = join(folder, "tls");
  mkdirSync(tls);
  const certificate = makeCertificate(tls);
  const files = (text: string) => text.replaceAll("/etc/wrap-studio/tls", tls);
  writeFileSync(join(tls, "nginx.conf"), files(readRecipe("nginx-tls.conf")));
  const stop = await run(folder, files(fill(readRecipe("nginx.conf"), ports)), ports.https);
  return { certificate, stop };
}

/** The server block of a static host. */
export async function startStaticNginx(folder: string, port: number, site: string) {
  const text = fill(readRecipe("nginx-static.conf"), { http: port, https: 0, sites: [] });
  return { stop: await run(folder, text.replaceAll("/var/www/wrap-studio", site), port) };
}

/** Resolves, once it answers, to what ends it. */
async function run(folder: string, text: string, port: number): Promise<() => Promise<void>> {
  chmodSync(folder, 0o755);
  const site = join(folder, "site.conf");
  writeFileSync(site, text);
  const main = join(folder, "nginx.conf");
  writeFileSync(main, fillMain(readFileSync(DISTRIBUTION, "utf8"), folder, site));
  const nginx = spawn(PROGRAM, ["-c", main, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  nginx.stderr.setEncoding("utf8").on("data", (words: string) => {
    said += words;
  });
  const ended = once(nginx, "exit").then(() => Promise.reject(new Error(`nginx ended:\n${said}`)));
  ended.catch(() => {});
  await Promise.race([untilListening(port), ended]);
  return async () => {
    nginx.kill("SIGQUIT");
    await ended.catch(() => {});
  };
}

function readRecipe(name: string): string {
  return readFileSync(join(RECIPES, name), "utf8");
}

function fill(text: string, { http, https, sites }: NginxPorts): string {
  return text
    .replaceAll("www.example.com", names.site)
    .replaceAll(/\bexample\.com/g, names.bare)
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
    .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${https}`)
    .replace(/server 127\.0\.0\.1:3000(.*;)/, (_, rest) =>
      sites.map((port) => `server 127.0.0.1:${port}${rest}`).join("\n    "),
    );
}

function fillMain(text: string, folder: string, site: string): string {
  return text
    .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;`)
    .replace(/^include \/etc\/nginx\/modules-enabled.*$/m, "")
    .replaceAll("/var/log/nginx", folder)
    .replace("/etc/nginx/sites-enabled/*", site);
}

/** As docs/operations.md makes the one that nginx begins with. Resolves to it. */
function makeCertificate(folder: string): string {
  const file = join(folder, "fullchain.pem");
  const key = join(folder, "privkey.pem");
  const subject = ["-subj", `/CN=${names.site}`];
  const alternatives = `subjectAltName=DNS:${names.site},DNS:${names.bare}`;
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "30", ...subject, "-addext", alternatives, "-keyout", key, "-out", file],
    ],
    { stdio: "pipe" },
  );
  return file;
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
