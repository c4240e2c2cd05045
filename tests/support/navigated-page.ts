// A page that app/navigation.ts moves about, in happy-dom, with routes of its own and nothing to keep or to load.

import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { FakeNavigation } from "./fake-navigation.ts";
import { createFakeRoutes } from "./fake-routes.ts";

/** A document loaded for the page of `path`, under an address that may be spelled otherwise or have changed since. */
export async function openPage(
  options: {
    path?: string;
    loadedAt?: string;
    address?: string;
    isOld?: boolean;
    routes?: ReturnType<typeof createFakeRoutes>;
  } = {},
) {
  const { path = "/", loadedAt = path, address = loadedAt, isOld = false } = options;
  const { routes = createFakeRoutes() } = options;
  history.replaceState(null, "", address);
  const [load] = loadedAt === address ? [] : [{ name: new URL(loadedAt, location.href).href }];
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
    load && type === "navigation" ? [load as PerformanceEntry] : [],
  );
  const navigation = new FakeNavigation();
  vi.stubGlobal("navigation", isOld ? undefined : navigation);
  const keepDraft = vi.fn();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  vi.doMock("#app/quote/draft.ts", () => ({ keepDraft }));
  vi.doMock("#app/routes.tsx", () => ({ findRoute: routes.find, notFoundRoute: routes.notFound }));
  vi.resetModules();
  const module = await import("#app/navigation.ts");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const App = () => {
    const { route, visit } = module.useShownPage(path);
    return createElement("h1", { key: visit }, `${route.path}, visit ${visit}`);
  };
  flushSync(() => root.render(createElement(App)));
  const leave = () => flushSync(() => root.unmount());
  onTestFinished(() => {
    leave();
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return { ...module, navigation, leave, routes, keepDraft, reload, assign, focus };
}

export const heading = () => document.querySelector("h1");
export const shown = () => heading()?.textContent;

/** Lets every promise that can settle do so. */
export async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
