import { afterAll, beforeAll, expect, test, vi } from "vitest";

const spawn = vi.hoisted(() => vi.fn());
vi.mock("node:child_process", () => ({ spawn }));

let openBrowser: typeof import("./open-browser.ts").openBrowser;
// Test files share their modules: this one with its stand-in is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ openBrowser } = await import("./open-browser.ts"));
});
afterAll(() => vi.resetModules());

test.each([
  ["darwin", "open", []],
  ["win32", "rundll32", ["url.dll,FileProtocolHandler"]],
  ["linux", "xdg-open", []],
  ["freebsd", "xdg-open", []],
] as const)(
  "on %s an address is opened by %s, which outlives the desk and may be missing",
  async (platform, program, args) => {
    const opener = { on: vi.fn(() => opener), unref: vi.fn() };
    spawn.mockReset().mockReturnValue(opener);
    const here = vi.spyOn(process, "platform", "get").mockReturnValue(platform);
    openBrowser("http://127.0.0.1:8080/");
    here.mockRestore();
    const alone = { stdio: "ignore", detached: true };
    const address = "http://127.0.0.1:8080/";
    expect(spawn.mock.calls).toEqual([[program, [...args, address], alone]]);
    expect(opener.on).toHaveBeenCalledWith("error", expect.any(Function));
    expect(opener.unref).toHaveBeenCalledOnce();
  },
);
