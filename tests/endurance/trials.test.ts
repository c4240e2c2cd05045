// The quickest of the trials in a short form; npm run endurance has them all.

import { expect, test } from "vitest";
import { trials } from "./trials.ts";

test.each(trials.filter(({ name }) => name === "Killed under load, SQLite"))(
  "nothing is lost: $name",
  async ({ run }) => {
    const { tried, lost, note } = await run(false);
    expect({ lost, note }).toEqual({ lost: 0, note });
    expect(tried).toBeGreaterThan(0);
  },
);
