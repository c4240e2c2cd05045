// What a page is rendered with: where the site lives, what day it is, what state a rejected form is in.

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

/** Origin the page is served from: as in the HTML while React takes the page over, then the browser's own. */
export function useOrigin(): string {
  const { origin } = usePageContext();
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => origin,
  );
}

/** Today's date, printed: as in the HTML while React takes the page over, then the visitor's today. */
export function useToday(): string {
  const { today } = usePageContext();
  return useSyncExternalStore(
    neverChanges,
    () => printDate(new Date()),
    () => today,
  );
}

export function usePageState(): PageState {
  return usePageContext().state;
}
