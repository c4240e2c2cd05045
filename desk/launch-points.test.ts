import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "#facts/claims.ts";
import { operator, studio } from "#facts/studio.ts";
import { parseEnv } from "#server/env.ts";
import { findLaunchPoints } from "./launch-points.ts";

function pointsWith(settings: Record<string, string>) {
  const parsed = parseEnv(settings);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return findLaunchPoints(parsed.env, (file) => readFileSync(file, "utf8"));
}

const ready = {
  SITE_URL: "https://wraps.example.com",
  SMTP_URL: "smtp://user:secret@mail.example.com:587",
  MAIL_FROM: "site@example.com",
  MAIL_TO: "studio@example.com",
};

test("every placeholder of the demonstration business is named with the line it stands on", () => {
  const source = readFileSync("facts/studio.ts", "utf8").split("\n");
  const points = pointsWith(ready).filter(({ point }) => point.startsWith("Placeholder"));
  for (const value of [
    studio.name,
    studio.phone.display,
    studio.email,
    studio.address.postcode,
    operator.name,
    operator.companyNumber,
    operator.vat.number,
  ]) {
    const point = points.find((candidate) => candidate.point.includes(value));
    expect(source[(point?.line ?? 0) - 1], value).toContain(value);
  }
});

test("every claim is open until it says where its evidence is filed, and its line is found", () => {
  const points = pointsWith(ready).filter(({ file }) => file === "facts/claims.ts");
  expect(points).toHaveLength(claims.length);
  const source = readFileSync("facts/claims.ts", "utf8").split("\n");
  const own = claims.filter(({ claim }) => claim === "Certified installers")[0];
  const point = points.find((candidate) => candidate.point.includes(own?.claim ?? "none"));
  expect(source[(point?.line ?? 0) - 1]).toContain("Certified installers");
});

test("a missing address and mail server are open points; with both set they are not", () => {
  const settingsPoints = (settings: Record<string, string>) =>
    pointsWith(settings).filter(({ file }) => file === ".env");
  expect(settingsPoints({})).toHaveLength(2);
  expect(settingsPoints({ ...ready, SITE_URL: "http://wraps.example.com" })).toHaveLength(1);
  expect(settingsPoints(ready)).toEqual([]);
});

test("invented bookings stand in the way of going live", () => {
  expect(pointsWith(ready).some(({ point }) => point.includes("invented bookings"))).toBe(true);
});
