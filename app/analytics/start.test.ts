import { afterEach, expect, test, vi } from "vitest";
import { findAnalytics, openCookieChoices, startAnalytics } from "./start.ts";

const start = vi.fn();
const ask = vi.fn();
const consentFor = vi.fn(() => ({ ask }));
vi.mock("./consent-page.tsx", () => ({ start, consentFor }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function stubSetting(setting: string | undefined) {
  const root = setting === undefined ? null : { dataset: { analytics: setting } };
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "root" ? root : null) });
}

const analytics = { siteId: 1234567, consent: "asked" } as const;

test("where replay is set up, it starts, and asks again when the visitor wants it", async () => {
  stubSetting("1234567 asked");
  expect(findAnalytics()).toEqual(analytics);
  startAnalytics();
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith(analytics));
  expect(ask).not.toHaveBeenCalled();
  openCookieChoices();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith({ byVisitor: true }));
  expect(consentFor).toHaveBeenCalledWith(analytics);
});

test.each(["", undefined])("where it is not (%j), nothing happens", async (setting) => {
  stubSetting(setting);
  startAnalytics();
  openCookieChoices();
  await import("./consent-page.tsx");
  expect(start).not.toHaveBeenCalled();
  expect(consentFor).not.toHaveBeenCalled();
});
