// What a page is rendered with: origin, today's date, the state of a rejected form; and the query in its address.

import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { type PageEnvironment, type PageState, printDate } from "#contract/page-environment.ts";

type PageContextValue = PageEnvironment & { state: PageState };

const PageContext = createContext<PageContextValue | null>(null);

export function PageProvider(props: {
  environment: PageEnvironment;
  state: PageState;
  children: ReactNode;
}) {
  return (
    <PageContext value={{ ...props.environment, state: props.state }}>{props.children}</PageContext>
  );
}

function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (!value) throw new Error("a page is rendered outside PageProvider");
  return value;
}

const neverChanges = () => () => {};

/** What the HTML says during hydration, and the browser's own value after it. */
export function useServed<Value>(own: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, own, () => served);
}

/** Origin the page is served from. */
export function useOrigin(): string {
  return useServed(() => window.location.origin, usePageContext().origin);
}

/** Today's date, printed. */
export function useToday(): string {
  return useServed(() => printDate(new Date()), usePageContext().today);
}

export function usePageState(): PageState {
  return usePageContext().state;
}

/**
 * Puts a query string into the address without a new entry in the history. Not while the visitor is on the way to
 * another page: the address may be that page's already, and a change to it would call the visit off.
 */
export function replaceQuery(search: string) {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  if (navigation?.transition || search === location.search) return;
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}
