import { afterEach, expect, test, vi } from "vitest";

const init = vi.fn();
vi.mock("@hotjar/browser", () => ({ default: { init } }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  init.mockReset();
});

function createStorage(keys: string[]) {
  const storage = Object.fromEntries(keys.map((key) => [key, "x"]));
  Object.defineProperty(storage, "removeItem", { value: (key: string) => delete storage[key] });
  return storage;
}

function stubPage(cookie: string) {
  const written: string[] = [];
  const forms = [1, 2].map(() => ({ setAttribute: vi.fn() }));
  vi.stubGlobal("document", {
    forms,
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  });
  vi.stubGlobal("location", { hostname: "www.studio.example" });
  const local = createStorage(["_hjid", "session-replay", "x_hj"]);
  const session = createStorage(["_hjTab", "kept"]);
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  return { written, forms, local, session };
}

test("recording starts once, after every form is masked", async () => {
  const { forms } = stubPage("");
  const { isRecording, startRecording } = await import("./recording.ts");
  expect(isRecording()).toBe(false);
  init.mockImplementation(() => {
    for (const form of forms) expect(form.setAttribute).toHaveBeenCalled();
  });
  startRecording(1234567);
  startRecording(1234567);
  expect(isRecording()).toBe(true);
  expect(init.mock.calls).toEqual([[1234567, 6]]);
  for (const form of forms) {
    expect(form.setAttribute.mock.calls).toEqual([["data-hj-suppress", ""]]);
  }
});

test("only Hotjar's cookies and storage entries are deleted, on host and parent domain", async () => {
  const { written, local, session } = stubPage("_hjUser=1; kept=2; my_hj=3");
  const { removeTraces } = await import("./recording.ts");
  removeTraces();
  expect(written).toEqual([
    "_hjUser=; path=/; max-age=0",
    "_hjUser=; path=/; max-age=0; domain=www.studio.example",
    "_hjUser=; path=/; max-age=0; domain=studio.example",
  ]);
  expect([Object.keys(local), Object.keys(session)]).toEqual([
    ["session-replay", "x_hj"],
    ["kept"],
  ]);
});

test("Hotjar's entries in session storage are deleted even if local storage is blocked", async () => {
  const { session } = stubPage("");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("denied");
    },
  });
  const { removeTraces } = await import("./recording.ts");
  removeTraces();
  expect(Object.keys(session)).toEqual(["kept"]);
});
