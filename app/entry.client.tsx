// Takes over the page that the HTML already shows. Loaded late, by the boot script.

import "./styles/base.css";
import "#studio/colours.css";
// Of the picture in the quote dialog, which the server alone renders, on every page.
import "./ui/picture.module.css";
// Of two pages: a file of its own would be one more to wait for.
import "./quote/carry-choice.ts";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageState } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { startAnalytics } from "./analytics/start.tsx";
import { App } from "./app.tsx";
import { pageStateId, pathAttribute, rootId, todayAttribute } from "./document-marks.ts";
import { PageProvider } from "./page-context.tsx";
import { takeOverQuoteForm } from "./quote/take-over-form.tsx";
import { keepSendingUnsent } from "./quote/unsent/send-quote-request.ts";
import { photosNote } from "./quote/unsent/store.ts";
import { findRoute, prefetch } from "./routes.tsx";
import { savesData } from "./saves-data.ts";

keepSendingUnsent();

const root = document.getElementById(rootId);
if (!root) throw new Error(`the page has no #${rootId}`);

/** What the HTML was rendered with, read back from it: React must find the same words. */
const environment = { origin: originInHtml(), today: root.getAttribute(todayAttribute) ?? "" };
const state = JSON.parse(document.getElementById(pageStateId)?.textContent ?? "{}") as PageState;
const path = root.getAttribute(pathAttribute) ?? "";

const within = (children: ReactNode) => (
  <PageProvider environment={environment} state={state}>
    {children}
  </PageProvider>
);

// First and by itself: whatever becomes of the page, a request can be sent.
takeOverQuoteForm(within);
startAnalytics();

document.addEventListener("pointerover", preloadLinkedPage, { passive: true });
document.addEventListener("focusin", preloadLinkedPage, { passive: true });

sendWaitingPhotos();
// Not awaited at the top: the page's chunk imports this one, and each would wait for the other.
takeOverPage(root);

function takeOverPage(place: HTMLElement) {
  findRoute(path)
    .preload()
    .then(() => {
      // In a transition React works in slices and never blocks a click for long.
      startTransition(() => {
        hydrateRoot(place, within(<App path={path} />));
      });
    })
    // The chunk is missing or late: the served page goes on working, and the next press tries again.
    .catch(() => addEventListener("pointerdown", () => takeOverPage(place), { once: true }));
}

/** Photos that an earlier visit left unsent: the thank-you page's chunk sends them as soon as it is there. */
function sendWaitingPhotos() {
  try {
    if (localStorage.getItem(photosNote)) prefetch(paths.thankYou);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Fetches a page's chunk when the visitor points at a link to it, so that the click need not wait. */
function preloadLinkedPage({ target }: Event) {
  if (savesData()) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) prefetch(link.pathname);
}

function originInHtml(): string {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  return /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? "";
}
