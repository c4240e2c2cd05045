// Session recording with Hotjar's official package, which nothing else in app/ imports.

import Hotjar from "@hotjar/browser";
import { tryStorage } from "#app/try-storage.ts";
import { snippetVersion } from "#contract/analytics.ts";

// The package's types describe its CommonJS build, but the bundler uses the ES module.
const { init } = Hotjar as unknown as typeof Hotjar.default;

const PREFIX = "_hj";

let started = false;

export const isRecording = () => started;

export function startRecording(siteId: number): void {
  if (started) return;
  started = true;
  // In a form with this attribute, Hotjar hides fields and labels.
  for (const form of document.forms) form.setAttribute("data-hj-suppress", "");
  init(siteId, snippetVersion);
}

/** Deletes Hotjar's cookies and storage entries. */
export function removeTraces(): void {
  const labels = location.hostname.split(".");
  const parents = labels.slice(1).map((_, place) => `; domain=${labels.slice(place).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!name.startsWith(PREFIX)) continue;
    // The cookie may be set on the host or on a parent domain.
    for (const domain of ["", ...parents]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  for (const open of [() => localStorage, () => sessionStorage]) {
    tryStorage(() => {
      const storage = open();
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  }
}
