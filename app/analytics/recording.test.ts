// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const init = vi.fn();
vi.mock("@hotjar/browser", () => ({ default: { init } }));

beforeEach(() => {
  for (const key of ["_hjid", "session-replay", "x_hj"]) localStorage.setItem(key, "x");
  for (const key of ["_hjTab", "kept"]) sessionStorage.setItem(key, "x");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

test("recording starts once, after every form is masked", async () => {
  document.body.innerHTML = "<form></form><form></form>";
  const masked = () => document.querySelectorAll("form[data-hj-suppress='']").length;
  const { isRecording, startRecording } = await import("./recording.ts");
  expect(isRecording()).toBe(false);
  init.mockImplementation(() => expect(masked()).toBe(2));
  startRecording(1234567);
  startRecording(1234567);
  expect(isRecording()).toBe(true);
  expect(init.mock.calls).toEqual([[1234567, 6]]);
});

test("only Hotjar's cookies (on host and parent domain) and storage entries are deleted", async () => {
  vi.spyOn(location, "hostname", "get").mockReturnValue("www.studio.example");
  vi.spyOn(document, "cookie", "get").mockReturnValue("_hjUser=1; kept=2; my_hj=3");
  const write = vi.spyOn(document, "cookie", "set");
  const { removeTraces } = await import("./recording.ts");
  removeTraces();
  expect(write.mock.calls.flat()).toEqual([
    "_hjUser=; path=/; max-age=0",
    "_hjUser=; path=/; max-age=0; domain=www.studio.example",
    "_hjUser=; path=/; max-age=0; domain=studio.example",
  ]);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ["session-replay", "x_hj"],
    ["kept"],
  ]);
});

test("Hotjar's entries in session storage are deleted even if local storage is blocked", async () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new Error("denied");
  });
  const { removeTraces } = await import("./recording.ts");
  removeTraces();
  expect(Object.keys(sessionStorage)).toEqual(["kept"]);
});
