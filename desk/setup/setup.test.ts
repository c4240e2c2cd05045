// The set-up through its HTTP app: valid entries are published, and changes can be undone.

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  enterSetup,
  fillIn,
  headers,
  readStudioFile,
  type TestSetup,
} from "#tests/support/test-setup.ts";

let setup: TestSetup;
beforeEach(async () => {
  setup = await enterSetup();
});

test("a valid section is published, and each change can be undone", async () => {
  const before = setup.published("times");
  await setup.save("times", fillIn("times"));
  const { state, problems, canUndo } = await setup.save("times", fillIn("times"));
  expect([state, problems, canUndo, setup.changes()]).toEqual(["done", [], true, 2]);
  expect(JSON.parse(setup.published("times"))).toEqual(readStudioFile("second", "times"));
  const changes = [41, 42, 43, 44, 45, 46, 47, 48, 49, 50];
  for (const reportWithin of changes)
    await setup.save("times", { ...fillIn("times"), reportWithin });
  for (const reportWithin of changes.toReversed().slice(1))
    expect((await setup.undo("times")).data).toMatchObject({ reportWithin });
  await setup.undo("times");
  await setup.undo("times");
  expect(JSON.parse(setup.published("times"))).toEqual(JSON.parse(before));
});

test.each([
  "times.json",
  ".setup/good/times.json",
  ".setup/saved.json",
  ".setup/history/times/1.json",
])(
  "a change that fails on a full disk while writing %s is explained, changes no file, and can be made again",
  async (file) => {
    const list = () => readdirSync(setup.studio, { recursive: true }).sort();
    mkdirSync(join(setup.studio, ".setup/history/times"), { recursive: true });
    const before = [setup.published("times"), list()];
    symlinkSync("/dev/full", join(setup.studio, `${file}.part`));
    const body = JSON.stringify(fillIn("times"));
    const refused = await setup.ask("/sections/times", { method: "PUT", body });
    expect(refused.status).toBe(500);
    expect((await refused.json()).message).toContain("the disk is full. Nothing was changed.");
    expect(setup.errors).toEqual([]);
    expect([setup.published("times"), list()]).toEqual(before);
    expect(await setup.read("times")).toMatchObject({ state: "to do", canUndo: false });
    expect((await setup.save("times", fillIn("times"))).state).toBe("done");
  },
);

test("a file is published only when all its sections are valid", async () => {
  const before = setup.published("business");
  const { waitsFor } = await setup.save("business", fillIn("business"));
  expect(waitsFor).toEqual(["Opening hours"]);
  expect(setup.published("business")).toBe(before);
  expect((await setup.save("hours", fillIn("hours"))).waitsFor).toEqual([]);
  await setup.save("claims", fillIn("claims"));
  expect(JSON.parse(setup.published("business"))).toEqual({
    ...readStudioFile("second", "business"),
    demonstration: false,
  });
});

test("a file broken by a manual edit is reported with the line of the mistake, and its last good version can be restored", async () => {
  await setup.save("prices", fillIn("prices"));
  const good = setup.published("prices");
  writeFileSync(join(setup.studio, "prices.json"), '{\n  "panel": 1\n  "roof": 2\n}\n');
  const again = await enterSetup(setup.studio);
  const { broken, version } = await again.read("prices");
  expect(broken).toMatchObject({ file: "prices.json", line: 3 });
  expect(broken?.mend).toContain("comma");
  const init = { method: "POST", headers: { "If-Match": version } };
  const restored = await (await again.ask("/sections/prices/restore", init)).json();
  expect(restored.broken).toBeUndefined();
  expect([again.published("prices"), again.changes()]).toEqual([good, 1]);
  expect(readFileSync(join(setup.studio, ".setup/prices.broken"), "utf8")).toContain("panel");
});

test("values edited by hand are kept while a draft waits, and a page opened before the edit cannot save a change", async () => {
  const file = join(setup.studio, "prices.json");
  await setup.save("prices", fillIn("prices"));
  const { version } = await setup.save("prices", { ...fillIn("prices"), roofWrap: "£210" });
  const published = JSON.parse(setup.published("prices"));
  writeFileSync(file, JSON.stringify({ ...published, mirrorPair: { from: 77, to: 77 } }));
  const headers = { "If-Match": version };
  const body = JSON.stringify(fillIn("prices"));
  const stale = await setup.ask("/sections/prices", { method: "PUT", headers, body });
  expect(stale.status).toBe(409);
  const { data } = await setup.read("prices");
  expect(data).toMatchObject({ roofWrap: "£210", mirrorPair: { from: 77 } });
  await setup.save("prices", { ...data, roofWrap: fillIn("prices").roofWrap });
  expect(JSON.parse(setup.published("prices")).mirrorPair.from).toBe(77);
  writeFileSync(file, "{");
  const broken = await setup.ask("/sections/prices", { method: "PUT", headers, body });
  expect([broken.status, (await setup.read("prices")).state]).toEqual([409, "to correct"]);
});

test("a damaged draft is ignored in favour of the published file", async () => {
  await setup.save("times", {});
  writeFileSync(join(setup.studio, ".setup/times.json"), "");
  expect((await setup.read("times")).state).toBe("done");
});

test("a new studio has no invented reviews, projects, bookings or areas", async () => {
  expect(await setup.read("areas")).toMatchObject({ data: { parts: [] }, problems: [] });
  expect(JSON.parse(setup.published("reviews")).reviews).toEqual([]);
  expect(JSON.parse(setup.published("portfolio")).projects).toEqual([]);
  expect(JSON.parse(setup.published("bookings")).source).toBe("off");
});

test("a section's form shows the section's own fields, with suitable controls", async () => {
  const formOf = async (id: string) => {
    const { schema, controls } = await setup.read(id);
    return { ...schema.properties, controls };
  };
  expect(await formOf("warranty")).not.toHaveProperty("$schema");
  const slug = "car-wrap-prices-uk";
  expect(await formOf("articles")).toMatchObject({
    leftOut: { uniqueItems: true, items: { enum: expect.arrayContaining([slug]) } },
    controls: { leftOut: { "ui:enumNames": expect.arrayContaining(["Car wrap prices"]) } },
  });
  const films = { items: { properties: { colours: { items: { default: "#888888" } } } } };
  expect(await formOf("films")).toMatchObject({ films });
  const reviews = { items: { content: { "ui:widget": "textarea" } } };
  expect((await formOf("reviews")).controls).toMatchObject({ reviews });
});

test("a browser without a session is told the command that starts the set-up", async () => {
  const locked = await setup.handle(new Request("http://127.0.0.1:4300/", { headers }));
  expect(await locked.text()).toContain("<code>npm run setup</code>");
});

test("a change or an undo from a second tab is refused once the first tab has saved", async () => {
  const { version, data } = await setup.read("times");
  const headers = { "If-Match": version };
  const put = (change: object) => {
    const body = JSON.stringify({ ...data, ...change });
    return setup.ask("/sections/times", { method: "PUT", headers, body });
  };
  expect((await put({ quickestTurnaround: 4 })).status).toBe(200);
  expect((await put({ quickestTurnaround: 4 })).status, "the same change again").toBe(200);
  const second = await put({ reportWithin: 9 });
  expect(second.status).toBe(409);
  expect((await second.json()).message).toContain("changed in another tab");
  const undo = await setup.ask("/sections/times/undo", { method: "POST", headers });
  expect(undo.status).toBe(409);
  const { quickestTurnaround, reportWithin } = JSON.parse(setup.published("times"));
  expect([quickestTurnaround, reportWithin]).toEqual([4, data.reportWithin]);
});
