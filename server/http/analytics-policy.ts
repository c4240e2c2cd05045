// What the content security policy must let through for session replay, where it is set up.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { type Analytics, snippetVersion } from "#contract/analytics.ts";

/** Hotjar's hosts, and those of Contentsquare, which it is now part of. */
const HOSTS = "https://*.hotjar.com https://*.contentsquare.net";

const additions: Record<string, string> = {
  "script-src": HOSTS,
  "img-src": HOSTS,
  "font-src": "https://*.hotjar.com",
  "connect-src": `${HOSTS} https://*.hotjar.io wss://*.hotjar.com`,
};

/** Hotjar writes scripts into the page as text, and its own scripts do what they like. */
const TRUSTED_TYPES = /^(?:require-trusted-types-for|trusted-types)$/;

/** @param policy of the site without session replay; comes back as it is when there is none. */
export function allowAnalytics(policy: string, analytics: Analytics | undefined): string {
  if (!analytics) return policy;
  const directives = policy.split("; ").flatMap((directive) => {
    const [name = ""] = directive.split(" ");
    if (TRUSTED_TYPES.test(name)) return [];
    const added = additions[name];
    const hash = name === "script-src" ? ` '${hashSnippet(analytics.siteId)}'` : "";
    return added ? `${directive} ${added}${hash}` : directive;
  });
  return [...directives, "frame-src https://*.hotjar.com", "worker-src 'self' blob:"].join("; ");
}

/**
 * The package starts by putting an inline script into the page. Its hash is allowed and no other inline script;
 * the package itself is asked for the text, since it changes with the site's id and the package's version.
 * Throws where a version of the package starts in another way, which this policy would block.
 */
export function hashSnippet(siteId: number, packageSource = readPackage()): string {
  const script = { innerText: "" };
  const exports: { default?: { init(siteId: number, version: number): boolean } } = {};
  runInNewContext(packageSource, {
    exports,
    window: { hj: true },
    document: {
      getElementById: () => null,
      createElement: () => script,
      head: { appendChild: () => script },
    },
  });
  const isStarted = exports.default?.init(siteId, snippetVersion);
  if (!isStarted || script.innerText === "") {
    throw new Error("@hotjar/browser does not start by an inline script");
  }
  return `sha256-${createHash("sha256").update(script.innerText).digest("base64")}`;
}

function readPackage(): string {
  return readFileSync(fileURLToPath(import.meta.resolve("@hotjar/browser")), "utf8");
}
