import type { Evidence } from "#facts/evidence.ts";

export const evidence: Readonly<Record<string, Evidence | null>> = {
  installers: { held: "My own certificate, on the wall", on: "2026-10-01" },
};
