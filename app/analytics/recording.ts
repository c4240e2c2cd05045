// Hotjar, through its official package: the only file that knows of it.

import Hotjar from "@hotjar/browser";
import { snippetVersion } from "#contract/analytics.ts";

// The package's types are those of its CommonJS half; what is bundled is the other one.
const { init } = Hotjar as unknown as typeof Hotjar.default;

const PREFIX = "_hj";

let started = false;

export const isRecording = () => started;

export function startRecording(siteId: number): void {
  if (started) return;
  started = true;
  // Hotjar shows nothing of what is typed into a form marked so, nor its labels.
  for (const form of document.forms) form.setAttribute("data-hj-suppress", "");
  init(siteId, snippetVersion);
}

/** Takes away what Hotjar has stored. */
export function removeTraces(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!name.startsWith(PREFIX)) continue;
    // It may have been set for the host or for the domain above it.
    for (const domain of ["", ...parentDomains(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
    }
  }
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Switched off: nothing can have been stored there.
    }
  }
}

/** "a.b.c", "b.c". */
function parentDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, place) => labels.slice(place).join("."));
}
