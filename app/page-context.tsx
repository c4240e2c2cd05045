// Values that a page is rendered with (origin, date, state of a rejected form), and replacement of its query string.

import { createContext, use, useSyncExternalStore } from "react";
import { type PageEnvironment, type PageState, printDate } from "#contract/page-environment.ts";

export const PageContext = createContext<PageEnvironment & { state: PageState }>({
  origin: "",
  today: "",
  state: {},
});

const neverChanges = () => () => {};

/** Returns the served value during hydration, then the browser's own. */
export function useServed<Value>(own: () => Value, served: Value): Value {
  return useSyncExternalStore(neverChanges, own, () => served);
}

export function useOrigin(): string {
  return useServed(() => window.location.origin, use(PageContext).origin);
}

export function useToday(): string {
  return useServed(() => printDate(new Date()), use(PageContext).today);
}

export function usePageState(): PageState {
  return use(PageContext).state;
}

/** Replaces the query string in place. Does nothing during a navigation, which the change would cancel. */
export function replaceQuery(search: string) {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  if (navigation?.transition || search === location.search) return;
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}
