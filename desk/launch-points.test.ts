import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { parseEnv } from "#server/env.ts";
import { operator, studio } from "#studio/studio.ts";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { findLaunchPoints } from "./launch-points.ts";

function pointsWith(settings: Record<string, string>) {
  const parsed = parseEnv(settings);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return findLaunchPoints(parsed.env, (file) => readFileSync(file, "utf8"));
}

const ready = {
  SITE_URL: "https://wraps.example.com",
  TRUST_PROXY: "on",
  SMTP_URL: "smtp://user:secret@mail.example.com:587",
  MAIL_FROM: "site@example.com",
  MAIL_TO: "studio@example.com",
};

test("every placeholder of the demonstration business is named with the line it stands on", () => {
  const source = readFileSync("studio/studio.ts", "utf8").split("\n");
  const points = pointsWith(ready).filter(({ point }) => point.startsWith("Placeholder"));
  for (const value of [
    studio.name,
    studio.phone.display,
    studio.email,
    studio.address.postcode,
    operator.name,
    operator.companyNumber,
    studio.legal.vat.number,
  ]) {
    const point = points.find((candidate) => candidate.point.includes(value));
    expect(source[(point?.line ?? 0) - 1], value).toContain(value);
  }
});

test("every claim is open until it says where its evidence is filed, and its line is found", () => {
  const points = pointsWith(ready).filter(({ file }) => file === "studio/evidence.ts");
  const source = readFileSync("studio/evidence.ts", "utf8").split("\n");
  expect(points).toHaveLength(claims.length);
  for (const [place, { id }] of claims.entries()) {
    expect(source[(points[place]?.line ?? 0) - 1], id).toMatch(new RegExp(`^  "?${id}"?: null`));
  }
});

describe("settings", () => {
  const WEBHOOK_SECRET = `whsec_${"a".repeat(32)}`;
  const settingsPoints = (settings: Record<string, string>) =>
    pointsWith(settings).flatMap(({ file, point }) => (file === ".env" ? [point] : []));
  const noAddress =
    "No public address: set SITE_URL, so that canonical links and previews carry it.";
  const noMailServer =
    "No mail server: requests are stored, but nobody is told. Set SMTP_URL, MAIL_FROM and MAIL_TO.";
  const openSite = "SITE_URL is not https: visitors' data would travel open.";
  const openMail = "SMTP_URL says tls=off: its password and visitors' data travel open.";
  const openHook = "WEBHOOK_URL is not https: visitors' data travels open.";

  test.each<[Record<string, string>, string[]]>([
    [{}, [noAddress, noMailServer]],
    [ready, []],
    [{ ...ready, SITE_URL: "http://wraps.example.com" }, [openSite]],
    [{ ...ready, SMTP_URL: "smtps://user:secret@mail.example.com" }, []],
    [{ ...ready, SMTP_URL: "smtp://localhost" }, []],
    [{ ...ready, SMTP_URL: "smtp://localhost?tls=off" }, []],
    [{ ...ready, SMTP_URL: "smtp://relay?tls=off" }, [openMail]],
    [{ ...ready, WEBHOOK_URL: "https://crm.example.com", WEBHOOK_SECRET }, []],
    [{ ...ready, WEBHOOK_URL: "http://crm.example.com", WEBHOOK_SECRET }, [openHook]],
    [{ ...ready, WEBHOOK_URL: "http://127.0.0.1:9000", WEBHOOK_SECRET }, []],
    [{ ...ready, WEBHOOK_URL: "http://[::1]:9000", WEBHOOK_SECRET }, []],
  ])("with %j these are open: %j", (settings, points) => {
    expect(settingsPoints(settings)).toEqual(points);
  });

  test("what every user of the machine may open is open", () => {
    const points = findLaunchPoints(parseTestEnv(ready), (file) => readFileSync(file, "utf8"), [
      ".env",
    ]);
    expect(points.at(-1)).toEqual({
      file: ".env",
      point: "Every user of this machine may open .env. To close it: chmod o= .env",
    });
  });
});

test("a proxy that is not trusted is an open point where the site is served by https", () => {
  const named = (settings: Record<string, string>) =>
    pointsWith(settings).some(({ file, point }) => file === ".env" && /TRUST_PROXY/.test(point));
  expect(named({ ...ready, TRUST_PROXY: "off" })).toBe(true);
  expect(named({ ...ready, TRUST_PROXY: "2" })).toBe(false);
  expect(named({ ...ready, TRUST_PROXY: "off", SITE_URL: "http://wraps.example.com" })).toBe(false);
});

describe("what the business says of itself", () => {
  const nothing = { claims: [], evidence: {}, showBookingNotices: false, demonstration: false };
  const claim = {
    id: "warm",
    claim: "Warm hands",
    shownOn: { "/terms": "warm" },
    evidenceNeeded: "A thermometer.",
  };
  const find = (source: string, statements = {}) =>
    findLaunchPoints(parseTestEnv(ready), () => source, [], { ...nothing, ...statements });

  test("is a placeholder where it is the demonstration's own, on its line, and not in a comment", () => {
    const source = '// Film Yard\n  name: "Irwell Wraps, Ltd",\n  city: "Leeds",\n  // Irwell';
    expect(find(source)).toEqual([
      {
        file: "studio/studio.ts",
        line: 2,
        point: 'Placeholder of the demonstration business: name: "Irwell Wraps, Ltd"',
      },
    ]);
  });

  test.each([
    { held: "Folder 3", on: "2026-11-01" },
    { acceptedBy: "Jo Marsh", on: "2026-11-01" },
  ])("needs evidence for a claim, and %j will do", (filed) => {
    const source = "const evidence = {\n  cold: null,\n  warm: null,\n};";
    expect(find(source, { claims: [claim], evidence: { warm: filed } })).toEqual([]);
    expect(find(source, { claims: [claim], evidence: { cold: filed } })).toMatchObject([
      {
        line: 3,
        point: expect.stringContaining("Warm hands. It is shown on /terms. Needed: A thermometer."),
      },
    ]);
  });

  test.each([
    ["showBookingNotices", "invented bookings"],
    ["demonstration", "portfolio and testimonials are invented"],
  ])("is open on its own line while %s is true, and not once it is false", (name, words) => {
    const source = `const other = 1;\nexport const ${name} = true;`;
    expect(find(source)).toEqual([]);
    expect(find(source, { [name]: true })).toEqual([
      { file: "studio/studio.ts", line: 2, point: expect.stringContaining(words) },
    ]);
  });

  test("is open without a line where the file has none for it", () => {
    expect(find("", { demonstration: true, claims: [claim] })).toMatchObject([
      { file: "studio/evidence.ts", line: undefined },
      { file: "studio/studio.ts", line: undefined },
    ]);
  });
});
