// Client entry: hydrates the served page. Loaded late, by the boot script.

import "./styles/base.css";
import "#studio/colours.css";
// Needed on every page by the quote dialog's picture, which only the server renders.
import "./ui/picture.module.css";
// Used by two pages only, but a separate file would be one more request.
import "./quote/carry-choice.ts";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageState } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { startAnalytics } from "./analytics/start.tsx";
import { App } from "./app.tsx";
import { PageContext } from "./page-context.tsx";
import { takeOverQuoteForm } from "./quote/take-over-form.tsx";
import { keepSendingUnsent } from "./quote/unsent/send-quote-request.ts";
import { photosNote } from "./quote/unsent/store.ts";
import { findRoute, prefetch } from "./routes.tsx";
import { savesData } from "./saves-data.ts";
import { tryStorage } from "./try-storage.ts";

keepSendingUnsent();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");

const canonical = document.querySelector('link[rel="canonical"]');
/** Values that the HTML was rendered with; hydration must produce the same text. */
const served = {
  origin: /^https?:\/\/[^/]+/.exec(canonical?.getAttribute("href") ?? "")?.[0] ?? "",
  today: root.dataset.today ?? "",
  state: JSON.parse(document.getElementById("page-state")?.textContent ?? "{}") as PageState,
};
const { path = "" } = root.dataset;

const within = (children: ReactNode) => <PageContext value={served}>{children}</PageContext>;

// First and separately, so that a request can be sent even if the page fails to hydrate.
takeOverQuoteForm(within);
startAnalytics();

document.addEventListener("pointerover", preloadLinkedPage, { passive: true });
document.addEventListener("focusin", preloadLinkedPage, { passive: true });

// The thank-you page's chunk sends photos that an earlier visit left unsent.
if (tryStorage(() => localStorage.getItem(photosNote))) prefetch(paths.thankYou);
// No top-level await: the page's chunk imports this module, and each would wait for the other.
takeOverPage(root);

function takeOverPage(place: HTMLElement) {
  findRoute(path)
    .preload()
    .then(() => {
      // A transition hydrates in slices, so clicks are not blocked for long.
      startTransition(() => {
        hydrateRoot(place, within(<App path={path} />));
      });
    })
    // The chunk is missing or late: the served page keeps working, and the next press retries.
    .catch(() => addEventListener("pointerdown", () => takeOverPage(place), { once: true }));
}

function preloadLinkedPage({ target }: Event) {
  if (savesData()) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) prefetch(link.pathname);
}
