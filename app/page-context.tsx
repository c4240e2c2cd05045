// Values that a page is rendered with: origin, today's date, the state of a rejected form, and the query string.

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

/** Returns the served value during hydration, then the browser's own. */
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
 * Replaces the query string without a new history entry. Not during a navigation: the address may already be the
 * next page's, and changing it would cancel the navigation.
 */
export function replaceQuery(search: string) {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  if (navigation?.transition || search === location.search) return;
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}
