// @vitest-environment happy-dom
// Pages that cannot be had, browsers without the Navigation API, and changes of page by the site's own script.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heading, openPage, settle, shown } from "#tests/support/navigated-page.ts";

describe("a page whose chunk cannot be had", () => {
  test("is loaded whole from its top, once what was typed is kept, and nothing moves meanwhile", async () => {
    const { navigation, routes, reload, keepDraft } = await openPage();
    const { fail } = routes.hold("/terms");
    const done = vi.fn();
    void navigation.go("/terms").then(done);
    keepDraft.mockImplementation(() => expect(reload).not.toHaveBeenCalled());
    reload.mockImplementation(() => expect(navigation.scrolled).toBe(1));
    fail();
    await settle();
    expect([keepDraft, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect([location.pathname, shown()]).toEqual(["/terms", "/, visit 0"]);
    expect(done).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test("is loaded only once the visitor closes the form they have before them", async () => {
    const { navigation, routes, reload } = await openPage();
    const { fail } = routes.hold("/terms");
    void navigation.go("/terms");
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.show();
    fail();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    dialog.close();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("is not loaded for a visitor who closed the form by going elsewhere", async () => {
    const { navigation, routes, reload, keepDraft } = await openPage();
    const { fail } = routes.hold("/terms");
    void navigation.go("/terms");
    document.body.appendChild(document.createElement("dialog")).show();
    fail();
    await settle();
    await navigation.go("/faq");
    await settle();
    expect([shown(), reload.mock.calls, keepDraft.mock.calls]).toEqual(["/faq, visit 1", [], []]);
  });

  test("is not loaded where something stands in for it", async () => {
    const { navigation, routes, reload } = await openPage();
    const { fail } = routes.hold("/thank-you");
    void navigation.go("/thank-you");
    fail(() => null);
    await settle();
    expect([shown(), reload.mock.calls]).toEqual(["/thank-you, visit 1", []]);
  });
});

describe("the change from page to page", () => {
  const startViewTransition = vi.fn();
  beforeEach(() => {
    // A view transition takes a snapshot of the old page first; a navigation during it skips the animation.
    startViewTransition.mockReset().mockImplementation((change: () => void) => ({
      ready: Promise.reject(new DOMException("skipped", "AbortError")),
      updateCallbackDone: Promise.resolve().then(change),
    }));
    Object.assign(document, { startViewTransition });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "startViewTransition");
  });

  test("is animated; the focus waits for the new heading, and an animation cut short is no error", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const { navigation } = await openPage();
    await navigation.go("/terms");
    expect(startViewTransition).toHaveBeenCalledOnce();
    expect(shown()).toBe("/terms, visit 1");
    expect(document.activeElement).toBe(heading());
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test("is not animated for a visitor who wants less motion", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(prefers-reduced-motion: reduce)",
    }));
    const { navigation } = await openPage();
    await navigation.go("/terms");
    expect(shown()).toBe("/terms, visit 1");
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});

describe("the site itself goes to a page", () => {
  test("as a link would, and the visitor counts as having set out", async () => {
    const { goTo, navigation, watchForPageChange, assign } = await openPage();
    assign.mockImplementation((path) => void navigation.go(String(path)));
    const hasSetOut = watchForPageChange();
    expect(hasSetOut()).toBe(false);
    await goTo("/thank-you");
    expect(hasSetOut()).toBe(true);
    expect(watchForPageChange()()).toBe(false);
    await settle();
    expect([shown(), assign.mock.calls]).toEqual(["/thank-you, visit 1", [["/thank-you"]]]);
  });
});

describe("in a browser without the Navigation API", () => {
  test("the site shows a page it has in this document, from the top, on its heading", async () => {
    const scrollTo = vi.spyOn(window, "scrollTo");
    const { goTo, routes, assign } = await openPage({ isOld: true });
    const { arrive } = routes.hold("/thank-you");
    const before = history.length;
    goTo("/thank-you");
    await settle();
    expect([shown(), location.pathname]).toEqual(["/, visit 0", "/"]);
    arrive();
    await settle();
    expect([shown(), location.pathname]).toEqual(["/thank-you, visit 1", "/thank-you"]);
    expect(history.length).toBe(before + 1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(heading());
    expect(assign).not.toHaveBeenCalled();
  });

  test("what stands in for a page that cannot be had is shown; where nothing does, the browser goes there", async () => {
    const { goTo, routes, assign } = await openPage({ isOld: true });
    const thanks = routes.hold("/thank-you");
    goTo("/thank-you");
    thanks.fail(() => null);
    await settle();
    expect([shown(), assign.mock.calls]).toEqual(["/thank-you, visit 1", []]);
    const terms = routes.hold("/terms");
    goTo("/terms");
    terms.fail();
    await settle();
    expect([shown(), assign.mock.calls]).toEqual(["/thank-you, visit 1", [["/terms"]]]);
    expect(location.pathname).toBe("/thank-you");
  });

  test("a step back loads the page of the address, but not for a jump inside the page", async () => {
    const { goTo, reload } = await openPage({ isOld: true });
    history.replaceState(null, "", "/#services");
    dispatchEvent(new Event("popstate"));
    expect(reload).not.toHaveBeenCalled();
    await goTo("/thank-you");
    dispatchEvent(new Event("popstate"));
    expect(reload).not.toHaveBeenCalled();
    history.replaceState(null, "", "/");
    dispatchEvent(new Event("popstate"));
    expect(reload).toHaveBeenCalledOnce();
  });
});

test.each([true, false])(
  "a page taken away follows nobody any more (old browser: %s)",
  async (isOld) => {
    const { navigation, leave, reload } = await openPage({ isOld });
    leave();
    await navigation.go("/terms");
    expect(navigation.loaded).toHaveLength(1);
    history.replaceState(null, "", "/terms");
    dispatchEvent(new Event("popstate"));
    expect(reload).not.toHaveBeenCalled();
  },
);
