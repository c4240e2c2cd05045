// @vitest-environment happy-dom

import { describe, expect, test, vi } from "vitest";
import type { Way } from "#tests/support/fake-navigation.ts";
import { createFakeRoutes } from "#tests/support/fake-routes.ts";
import { heading, openPage, settle, shown } from "#tests/support/navigated-page.ts";

describe("a link to another page of the site", () => {
  test("shows that page under its address without loading anew, from its heading on", async () => {
    const { navigation, reload, focus } = await openPage();
    expect(shown()).toBe("/, visit 0");
    await navigation.go("/terms");
    expect([shown(), location.pathname]).toEqual(["/terms, visit 1", "/terms"]);
    expect([navigation.loaded, reload.mock.calls, navigation.scrolled]).toEqual([[], [], 1]);
    expect(document.activeElement).toBe(heading());
    expect(heading()?.tabIndex).toBe(-1);
    // The place is the browser's to find: the top, a hash, or where the visitor was.
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  });

  test("leaves address and page as they are until the new page has come", async () => {
    const { navigation, routes } = await openPage();
    const { arrive } = routes.hold("/terms");
    void navigation.go("/terms");
    await settle();
    expect([shown(), location.pathname]).toEqual(["/, visit 0", "/"]);
    arrive();
    await settle();
    expect([shown(), location.pathname]).toEqual(["/terms, visit 1", "/terms"]);
  });

  test("to the page one is on counts as another visit, which shows it as the link says", async () => {
    const { navigation } = await openPage({ path: "/terms", loadedAt: "/terms?from=post" });
    await navigation.go("/terms");
    expect(shown()).toBe("/terms, visit 1");
  });

  test("closes an open dialog at once; one opened while the page is on its way stays", async () => {
    const { navigation, routes } = await openPage();
    const [first, second] = [0, 1].map(() => {
      const dialog = document.body.appendChild(document.createElement("dialog"));
      dialog.show();
      return dialog;
    });
    const { arrive } = routes.hold("/terms");
    void navigation.go("/terms");
    expect([first?.open, second?.open]).toEqual([false, false]);
    first?.show();
    arrive();
    await settle();
    expect([shown(), first?.open]).toEqual(["/terms, visit 1", true]);
  });

  test("to a page without a heading leaves the focus where it is", async () => {
    const { navigation } = await openPage();
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    vi.spyOn(document, "querySelector").mockReturnValueOnce(null);
    await navigation.go("/terms");
    expect(document.activeElement).toBe(button);
  });
});

describe("what is no change of page is left to the browser", () => {
  test.each<[string, string, Way]>([
    ["another site's page", "https://elsewhere.test/terms", { canIntercept: false }],
    ["a form's post", "/terms", { formData: new FormData() }],
    ["a download", "/terms", { downloadRequest: "" }],
    ["a reload", "/terms", { navigationType: "reload" }],
    ["an address that has no page, since the server answers 404", "/nothing", {}],
  ])("%s", async (_, address, way) => {
    const { navigation, watchForPageChange } = await openPage();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.show();
    const hasSetOut = watchForPageChange();
    await navigation.go(address, way);
    expect(navigation.loaded).toEqual([new URL(address, location.href).href]);
    expect([dialog.open, hasSetOut()]).toEqual([true, false]);
  });

  test.each<[string, Way]>([
    ["a jump inside the page", { hashChange: true, sameDocument: true }],
    [
      "a jump back inside the page",
      { hashChange: true, sameDocument: true, navigationType: "traverse" },
    ],
    [
      "a query that the page's own script changes",
      { sameDocument: true, navigationType: "replace" },
    ],
  ])("%s", async (_, way) => {
    const { navigation } = await openPage({ path: "/terms" });
    await navigation.go("/terms?x=1#y", way);
    expect([location.hash, shown(), navigation.scrolled]).toEqual(["#y", "/terms, visit 0", 0]);
  });
});

describe("a step through the history", () => {
  test("shows the page of the address, though the browser takes it at once", async () => {
    const { navigation, routes } = await openPage();
    await navigation.go("/terms");
    const { arrive } = routes.hold("/");
    void navigation.step(-1, { cancelable: false });
    await settle();
    expect([shown(), location.pathname]).toEqual(["/terms, visit 1", "/"]);
    arrive();
    await settle();
    expect(shown()).toBe("/, visit 2");
  });

  test("to the address the document was loaded under shows the page served there, however it is spelled", async () => {
    const { navigation } = await openPage({ path: "/faq", loadedAt: "/faq/index.html" });
    await navigation.go("/terms");
    await navigation.step(-1);
    expect(shown()).toBe("/faq, visit 2");
  });

  test("to an address that has no page shows the 404 page again", async () => {
    const { navigation } = await openPage({ path: "*", loadedAt: "/nothing" });
    await navigation.go("/terms");
    await navigation.go("/gone", { sameDocument: true, navigationType: "traverse" });
    expect([shown(), navigation.loaded]).toEqual(["*, visit 2", []]);
  });

  test("before React had started shows the page of the address once it has come", async () => {
    const routes = createFakeRoutes();
    const { arrive } = routes.hold("/terms");
    const address = "/terms";
    const { reload } = await openPage({
      path: "/faq",
      loadedAt: "/faq/index.html",
      address,
      routes,
    });
    expect(shown()).toBe("/faq, visit 0");
    arrive();
    await settle();
    expect(shown()).toBe("/terms, visit 1");
    expect(reload).not.toHaveBeenCalled();
  });

  test("before React had started loads the page whole where it cannot be had", async () => {
    const routes = createFakeRoutes();
    const { fail } = routes.hold("/terms");
    const { reload } = await openPage({
      path: "/faq",
      address: "/terms",
      loadedAt: "/faq",
      routes,
    });
    fail();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a page overtaken by another", () => {
  test("never shows, whenever it comes", async () => {
    const { navigation, routes } = await openPage();
    const { arrive } = routes.hold("/faq");
    void navigation.go("/faq");
    await navigation.go("/terms");
    arrive();
    await settle();
    expect([shown(), location.pathname]).toEqual(["/terms, visit 1", "/terms"]);
  });

  test("that the browser has put into the address already neither shows nor takes the focus later", async () => {
    const { navigation, routes } = await openPage();
    await navigation.go("/faq");
    await navigation.go("/terms");
    const { arrive } = routes.hold("/faq");
    void navigation.step(-1, { cancelable: false });
    await navigation.go("/terms");
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    arrive();
    await settle();
    expect(shown()).toBe("/terms, visit 3");
    expect(document.activeElement).toBe(button);
  });

  test("loads nothing anew when it cannot be had", async () => {
    const { navigation, routes, reload, keepDraft } = await openPage();
    await navigation.go("/faq");
    const { fail } = routes.hold("/");
    void navigation.step(-1, { cancelable: false });
    await navigation.go("/terms");
    fail();
    await settle();
    expect([shown(), reload.mock.calls, keepDraft.mock.calls]).toEqual(["/terms, visit 2", [], []]);
  });
});
