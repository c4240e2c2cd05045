// What has to be settled before a real business goes live: each open point with the place to change.

import { type Claim, claims } from "#content/claims.ts";
import type { Evidence } from "#facts/evidence.ts";
import { printList } from "#facts/print.ts";
import type { Env } from "#server/env.ts";
import { isLoopback } from "#server/loopback.ts";
import { evidence } from "#studio/evidence.ts";
import { demonstration, showBookingNotices } from "#studio/studio.ts";

export type LaunchPoint = {
  /** A file of the project, from its root. */
  file: string;
  /** From 1; absent where the file has no line for it yet. */
  line?: number | undefined;
  point: string;
};

/** Reads a file of the project, from its root. */
export type ReadSource = (file: string) => string;

/** What the business says of itself. */
export type Statements = {
  claims: readonly Claim[];
  /** By the claim's id. */
  evidence: Readonly<Record<string, Evidence | null>>;
  showBookingNotices: boolean;
  demonstration: boolean;
};

const STUDIO = "studio/studio.ts";
const EVIDENCE = "studio/evidence.ts";
const SETTINGS = ".env";

/** The demonstration's own data: its names, Ofcom's drama numbers, reserved domains, numbers of zeros. */
const PLACEHOLDER = /Irwell|Film Yard|496 0\d{3}|\.example\b|0{8}|000 0000 00|M00 0ZZ/;

/** @param openToAnyone files and folders that every user of the machine may open. */
export function findLaunchPoints(
  env: Env,
  read: ReadSource,
  openToAnyone: readonly string[] = [],
  statements: Statements = { claims, evidence, showBookingNotices, demonstration },
): LaunchPoint[] {
  return [
    ...placeholders(read),
    ...unprovenClaims(read, statements),
    ...demonstrationParts(read, statements),
    ...settings(env, openToAnyone),
  ];
}

function placeholders(read: ReadSource): LaunchPoint[] {
  return linesOf(read(STUDIO))
    .filter(({ text }) => PLACEHOLDER.test(text) && !text.trimStart().startsWith("//"))
    .map(({ text, line }) => ({
      file: STUDIO,
      line,
      point: `Placeholder of the demonstration business: ${text.trim().replace(/,$/, "")}`,
    }));
}

function unprovenClaims(read: ReadSource, { claims, evidence }: Statements): LaunchPoint[] {
  const source = linesOf(read(EVIDENCE));
  return claims
    .filter(({ id }) => !evidence[id])
    .map(({ id, claim, shownOn, evidenceNeeded }) => ({
      file: EVIDENCE,
      line: source.find(({ text }) => /^\s*"?([\w-]+)"?:/.exec(text)?.[1] === id)?.line,
      point: `Claim without evidence: ${claim}. It is shown on ${printList(Object.keys(shownOn))}. Needed: ${evidenceNeeded} Say under "${id}" where it is filed.`,
    }));
}

function demonstrationParts(
  read: ReadSource,
  { showBookingNotices, demonstration }: Statements,
): LaunchPoint[] {
  const source = linesOf(read(STUDIO));
  const lineOf = (name: string) => source.find(({ text }) => text.includes(`const ${name}`))?.line;
  const points: LaunchPoint[] = [];
  if (showBookingNotices) {
    points.push({
      file: STUDIO,
      line: lineOf("showBookingNotices"),
      point:
        "The landing page shows invented bookings. To real customers that is likely to be an unfair commercial practice (DMCC Act 2024): set showBookingNotices to false.",
    });
  }
  if (demonstration) {
    points.push({
      file: STUDIO,
      line: lineOf("demonstration"),
      point:
        "Pictures, portfolio and testimonials are invented. Replace them (docs/content.md says how), then set demonstration to false.",
    });
  }
  return points;
}

function settings(env: Env, openToAnyone: readonly string[]): LaunchPoint[] {
  const { siteOrigin, mail, webhook } = env;
  const points = [
    siteOrigin === undefined &&
      "No public address: set SITE_URL, so that canonical links and previews carry it.",
    siteOrigin?.startsWith("http:") && "SITE_URL is not https: visitors' data would travel open.",
    siteOrigin?.startsWith("https:") &&
      env.trustedProxies === 0 &&
      "SITE_URL is https, so a proxy with the certificate stands in front, but TRUST_PROXY is off: all visitors would share one rate limit. Set TRUST_PROXY=on.",
    mail.kind === "files" &&
      "No mail server: requests are stored, but nobody is told. Set SMTP_URL, MAIL_FROM and MAIL_TO.",
    mail.kind === "smtp" &&
      mail.server.encryption === "none" &&
      !isLoopback(mail.server.host) &&
      "SMTP_URL says tls=off: its password and visitors' data travel open.",
    webhook?.url.startsWith("http:") &&
      !isLoopback(new URL(webhook.url).hostname) &&
      "WEBHOOK_URL is not https: visitors' data travels open.",
    ...openToAnyone.map(
      (path) => `Every user of this machine may open ${path}. To close it: chmod o= ${path}`,
    ),
  ];
  return points
    .filter((point) => typeof point === "string")
    .map((point) => ({ file: SETTINGS, point }));
}

function linesOf(source: string): { text: string; line: number }[] {
  return source.split("\n").map((text, index) => ({ text, line: index + 1 }));
}
