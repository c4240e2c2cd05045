import { trials } from "./trials.ts";
import { tryTrials } from "./try-trials.ts";

// Those on PostgreSQL run beside these.
tryTrials(trials.filter(({ name }) => !name.includes("PostgreSQL")));
