import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const spawn = vi.hoisted(() => vi.fn());
vi.mock("node:child_process", () => ({ spawn }));

let openBrowser: typeof import("./open-browser.ts").openBrowser;
// Test files share modules. A reset keeps the mock out of other files.
beforeAll(async () => {
  vi.resetModules();
  ({ openBrowser } = await import("./open-browser.ts"));
});
afterAll(() => vi.resetModules());

test.each([
  ["darwin", "open", []],
  ["linux", "xdg-open", []],
  ["win32", "rundll32", ["url.dll,FileProtocolHandler"]],
] as const)(
  "on %s, the browser opens a private file that redirects to the URL, and its arguments contain no secret",
  (platform, program, args) => {
    const opener = { on: vi.fn(() => opener), unref: vi.fn() };
    spawn.mockReset().mockReturnValue(opener);
    const here = vi.spyOn(process, "platform", "get").mockReturnValue(platform);
    const address = "http://127.0.0.1:8080/enter?token=secret";
    const listeners = process.listeners("exit");
    openBrowser(address);
    here.mockRestore();
    const [[called, given, options]] = spawn.mock.calls as [[string, string[], object]];
    const file = given.at(-1) ?? "";
    expect([called, given.slice(0, -1), options]).toEqual([
      program,
      args,
      { stdio: "ignore", detached: true },
    ]);
    expect(given.join(" ")).not.toContain("secret");
    expect(readFileSync(file, "utf8")).toContain(`content="0;url=${address}"`);
    expect([statSync(file).mode & 0o77, statSync(dirname(file)).mode & 0o77]).toEqual([0, 0]);
    for (const end of process.listeners("exit")) if (!listeners.includes(end)) end(0);
    expect(existsSync(dirname(file))).toBe(false);
    expect(opener.on).toHaveBeenCalledWith("error", expect.any(Function));
    expect(opener.unref).toHaveBeenCalledOnce();
  },
);
